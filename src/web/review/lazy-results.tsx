import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { Boundary } from '../ui/boundary.tsx'

const load = async () => ({ default: (await import('./results.tsx')).Results })
const Results = lazy(load)

type Props = ComponentProps<typeof Results> & {
  /** Whether a result is to be expected soon: there is a text. */
  readonly isNear: boolean
}

/** The review, with its codebook and tools: fetched when there is a text that may soon have a key. */
export function LazyResults({ isNear, ...props }: Props) {
  const { edited } = props.session.review
  useEffect(() => {
    // A failure shows where the review is needed, and not before.
    if (isNear) load().catch(() => undefined)
  }, [isNear])
  if (edited === null) return null
  return (
    <Boundary>
      <Suspense>
        <Results {...props} />
      </Suspense>
    </Boundary>
  )
}
