import type { Selections } from '../../core/key.ts'
import { profileOf } from '../../core/profile.ts'
import { texts } from '../texts.ts'
import styles from './profile.module.css'

/** The whole key in plain sentences. */
export function Profile({ selections }: { readonly selections: Selections }) {
  return (
    <section aria-labelledby="profile" className={styles.profile}>
      <h5 id="profile">{texts.profile.heading}</h5>
      <p>{profileOf(selections).join(' ')}</p>
    </section>
  )
}
