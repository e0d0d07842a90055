import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  readonly look?: 'primary' | 'quiet' | 'plain' | 'done'
}

/** A native button in one of the product's looks; `quiet`, the bordered one, is the usual, `done` a pressed one. */
export function Button({ look = 'quiet', ...rest }: Props) {
  return <button type="button" className={`${styles.button} ${styles[look]}`} {...rest} />
}
