import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import styles from './intake.module.css'

type Props = { readonly disabled: boolean; readonly onFile: (file: File) => void }

/** The PDF file chooser. A file may also be dropped anywhere on the page. */
export function PdfChooser({ disabled, onFile }: Props) {
  const isOver = useFileDrop(disabled, onFile)
  const t = texts.intake
  return (
    <div className={`${styles.pdf} ${isOver ? styles.over : ''}`}>
      <label htmlFor="pdf">{isOver ? t.dropNow : t.pdfLabel}</label>
      <input
        id="pdf"
        type="file"
        accept="application/pdf"
        aria-describedby="pdf-hint"
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that the same file can be chosen once more.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <p id="pdf-hint">{t.pdfHint}</p>
    </div>
  )
}

/** Whether a file is being dragged over the page. Outside the page's use a drop would open the file. */
function useFileDrop(disabled: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef({ disabled, onFile })
  useEffect(() => {
    latest.current = { disabled, onFile }
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(!latest.current.disabled)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      setOver(false)
      if (!latest.current.disabled) latest.current.onFile(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
