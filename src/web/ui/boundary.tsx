import { Component, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { Button } from './button.tsx'
import styles from './missing.module.css'

type Props = { readonly children: ReactNode }

/** What to show where a part of the page fails: the work is saved, and a reload helps. */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div role="alert" className={styles.missing}>
        <p>{texts.broken}</p>
        <p>
          <Button onClick={() => location.reload()}>{texts.missing.reload}</Button>
        </p>
      </div>
    )
  }
}
