import type { Selections } from '../../core/key.ts'
import { profileOf, type Source } from '../../core/profile.ts'
import { texts } from '../texts.ts'
import styles from './profile.module.css'

type Props = { readonly selections: Selections; readonly source: Source }

/** The whole key in plain sentences. */
export function Profile({ selections, source }: Props) {
  return (
    <section aria-labelledby="profile" className={styles.profile}>
      <h5 id="profile">{texts.profile.heading}</h5>
      <p>{profileOf(selections, source).join(' ')}</p>
    </section>
  )
}
