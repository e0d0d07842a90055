import { useMemo, useState } from 'react'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { languageAt } from '../../core/language.ts'
import { sentencesOf } from '../../core/own-evidence.ts'
import { texts } from '../texts.ts'
import { Modal } from '../ui/modal.tsx'
import styles from './sentence-list.module.css'

type Props = {
  readonly text: string
  readonly heading: string
  readonly onChoose: (passage: Evidence) => void
  readonly onClose: () => void
}

/** The ad's sentences as a list to choose from: for those who do not select words with a mouse. */
export function SentenceList({ text, heading, onChoose, onClose }: Props) {
  const [sought, setSought] = useState('')
  const sentences = useMemo(() => sentencesOf(text), [text])
  const words = sought.trim().toLowerCase()
  const found = sentences.filter(({ quote }) => quote.toLowerCase().includes(words))
  const t = texts.own
  return (
    <Modal heading={heading} onClose={onClose}>
      <p>{t.listHint}</p>
      <label className={styles.search}>
        {t.search}
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      {found.length === 0 && <p>{t.noneFound}</p>}
      <ul className={styles.list}>
        {found.map((sentence) => (
          <li key={sentence.start} lang={languageAt(text, sentence.start) ?? undefined}>
            <button type="button" className={styles.sentence} onClick={() => onChoose(sentence)}>
              {sentence.quote.replace(/\s+/g, ' ')}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
