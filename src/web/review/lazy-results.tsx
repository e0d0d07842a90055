import { type ComponentProps, useEffect } from 'react'
import { Boundary } from '../ui/boundary.tsx'
import { PART } from '../ui/missing.tsx'
import { partOf } from '../ui/part.tsx'

const Results = partOf(async () => (await import('./results.tsx')).Results, PART)

type Props = ComponentProps<typeof Results> & {
  /** Whether a result is to be expected soon: there is a text. */
  readonly isNear: boolean
}

/** The review, with its codebook and tools: fetched when there is a text that may soon have a key. */
export function LazyResults({ isNear, ...props }: Props) {
  const { review, arrivals } = props.session
  useEffect(() => {
    if (isNear) Results.fetchAhead()
  }, [isNear])
  if (review.edited === null) return null
  return (
    // What came anew is drawn anew, whatever became of the one before.
    <Boundary key={arrivals}>
      <Results {...props} />
    </Boundary>
  )
}
