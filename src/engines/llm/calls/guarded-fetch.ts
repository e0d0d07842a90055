/** No honest answer is longer; more would fill the memory. */
const LONGEST_ANSWER_BYTES = 4_000_000

type Guard = {
  /** Told of every sign of life: the header, then each piece of the body. */
  readonly onLife: () => void
}

/**
 * `fetch` as an AI service may use it: redirects are answers, not ways to other addresses; and an
 * answer that does not end is cut.
 */
export function guardedFetch({ onLife }: Guard): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await globalThis.fetch(input, { ...init, redirect: 'manual' })
    onLife()
    if (response.body === null) return response
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
