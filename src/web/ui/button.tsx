import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  readonly look?: 'primary' | 'quiet' | 'plain'
}

/** A native button in one of the product's three looks; `quiet`, the bordered one, is the usual. */
export function Button({ look = 'quiet', ...rest }: Props) {
  return <button type="button" className={`${styles.button} ${styles[look]}`} {...rest} />
}
