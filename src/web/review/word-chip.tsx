import type { Word } from '../../core/review.ts'
import { texts } from '../texts.ts'
import styles from './word-chip.module.css'

/** One of the three words with its shape: full, half, and a triangle that stands out. */
export function WordChip({ word }: { readonly word: Word }) {
  return (
    <span className={`${styles.chip} ${styles[word]}`}>
      <Shape word={word} />
      {texts.words[word]}
    </span>
  )
}

function Shape({ word }: { readonly word: Word }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.shape}>
      {word === 'check' ? (
        <path d="M8 1.5 15.2 14H.8Z" fill="currentColor" />
      ) : (
        <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
      {word === 'clear' && <circle cx="8" cy="8" r="6.5" fill="currentColor" />}
      {word === 'inferred' && <path d="M8 1.5a6.5 6.5 0 0 0 0 13Z" fill="currentColor" />}
    </svg>
  )
}
