import { type ComponentType, useEffect, useRef, useState } from 'react'

/** What stands where a part is that cannot be fetched; `onRetry` tries again. */
type Missing<Props> = ComponentType<Props & { readonly onRetry: () => void }>

/** What stands for a part that is not there. */
type StandIns<Props> = {
  readonly Loading: ComponentType<Props>
  readonly Missing: Missing<Props>
}

/**
 * A part of the page that is fetched once it is drawn, or ahead of that. Where it cannot be fetched,
 * `Missing` takes its place and nothing else goes; each time it is drawn anew it is tried again.
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading, Missing }: StandIns<Props>,
) {
  let Loaded: ComponentType<Props> | null = null
  const fetchIt = async () => {
    Loaded ??= await load()
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where modules are loaded
  function Part(props: Props) {
    const [tries, setTries] = useState(0)
    const [outcome, setOutcome] = useState<'there' | 'missing' | null>(null)
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches once
    useEffect(() => {
      let isGone = false
      const end = (how: 'there' | 'missing') => () => {
        if (!isGone) setOutcome(how)
      }
      fetchIt().then(end('there'), end('missing'))
      return () => {
        isGone = true
      }
    }, [tries])
    if (Loaded) return <Loaded {...props} />
    if (outcome !== 'missing') return <Loading {...props} />
    // It stays while it is tried again: its button has the focus.
    return <Missing {...props} onRetry={() => setTries(tries + 1)} />
  }

  /** A failure shows where the part is needed, and not before. */
  const fetchAhead = () => void fetchIt().catch(() => undefined)
  return Object.assign(Part, { fetchAhead })
}

/** In milliseconds: by then the page itself is there. */
const AHEAD_MS = 1_500

/** Fetches parts that will be wanted, so that they are there even when the connection is not. */
export function useFetchedAhead(parts: readonly { readonly fetchAhead: () => void }[]): void {
  const first = useRef(parts)
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { fetchAhead } of first.current) fetchAhead()
    }, AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
}
