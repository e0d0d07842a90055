import { CallFault } from './fault.ts'

/** No honest answer is longer; more would fill the memory. */
const LONGEST_ANSWER_BYTES = 4_000_000

type Guard = {
  /** Told as a request goes out: from then on the service may count tokens. */
  readonly onSent: () => void
  /** Told of every sign of life: the header, then each piece of the body. */
  readonly onLife: () => void
  /** Whether the answer was asked for as a stream. */
  readonly isStream: boolean
}

/** What a server sends that does not know how to stream: the whole answer at once. */
const WHOLE = /^application\/json\s*(?:;|$)/i

/**
 * `fetch` as an AI service may use it: redirects are answers, not ways to other addresses; and an
 * answer that does not end is cut.
 * @throws CallFault where one whole answer comes instead of a stream
 */
export function guardedFetch({ onSent, onLife, isStream }: Guard): typeof globalThis.fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted()
    onSent()
    const response = await globalThis.fetch(input, { ...init, redirect: 'manual' })
    onLife()
    if (response.body === null) return response
    if (isStream && response.ok && WHOLE.test(response.headers.get('content-type') ?? '')) {
      await response.body.cancel()
      throw new CallFault('schema', { status: response.status })
    }
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          onLife()
          bytes += piece.byteLength
          if (bytes > LONGEST_ANSWER_BYTES) controller.error(new Error('answer too long'))
          else controller.enqueue(piece)
        },
      }),
    )
    return new Response(counted, response)
  }
}
