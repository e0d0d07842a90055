import { type Ref, useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import styles from './intake.module.css'

type Props = {
  readonly ref: Ref<HTMLInputElement>
  readonly isBusy: boolean
  /** Whether a dialog is open: behind it nothing changes. */
  readonly isAsking: boolean
  readonly say: (text: string) => void
  /** `hasOthers`: more files were dropped with it, and are not read. */
  readonly onFile: (file: File, hasOthers: boolean) => void
}

/** The PDF file chooser. A file may also be dropped anywhere on the page. */
export function PdfChooser({ ref, isBusy, isAsking, say, onFile }: Props) {
  const isOver = useFileDrop({ isBusy, isAsking, say, onFile })
  const t = texts.intake
  return (
    <div className={`${styles.pdf} ${isOver ? styles.over : ''}`}>
      <label htmlFor="pdf">{isOver ? t.dropNow : t.pdfLabel}</label>
      <input
        ref={ref}
        id="pdf"
        type="file"
        accept="application/pdf"
        aria-describedby="pdf-hint"
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Emptied, so that the same file can be chosen once more.
          event.target.value = ''
          if (file) onFile(file, false)
        }}
      />
      <p id="pdf-hint">{t.pdfHint}</p>
    </div>
  )
}

/** Whether a file is being dragged over the page. Without this a drop would open the file instead. */
function useFileDrop(props: Omit<Props, 'ref'>): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const { isBusy, isAsking } = latest.current
      const isWelcome = !isBusy && !isAsking
      event.dataTransfer.dropEffect = isWelcome ? 'copy' : 'none'
      setOver(isWelcome)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      const [file, ...others] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      setOver(false)
      const { isBusy, isAsking, say, onFile } = latest.current
      if (isAsking) return
      if (isBusy) return say(texts.intake.notWhileBusy)
      onFile(file, others.length > 0)
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
