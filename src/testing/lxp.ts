import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { run } from '../cli/main.ts'

/** What somebody gives to `lxp` besides its words. */
type Given = {
  readonly input?: string | Uint8Array
  readonly isTTY?: boolean
  readonly environment?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Told of what is written beside the results, as it comes. */
  readonly onMessage?: (words: string) => void
}

/** Runs `lxp` with these words; what it writes, and how it ends. */
export async function lxp(
  words: readonly string[],
  {
    input = '',
    isTTY = false,
    environment = {},
    signal = new AbortController().signal,
    onMessage = () => undefined,
  }: Given = {},
) {
  const [stdout, stderr] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY })]
  stderr.on('data', (words) => onMessage(String(words)))
  const outputs = Promise.all([buffer(stdout), buffer(stderr)])
  const code = await run(words, {
    stdin: Object.assign(Readable.from([input]), { isTTY }),
    stdout,
    stderr,
    environment,
    signal,
  })
  stdout.end()
  stderr.end()
  // As bytes first: decoding a stream as text would take a byte order mark away.
  const [out, err] = (await outputs).map((bytes) => bytes.toString('utf8'))
  return { code, out: out ?? '', err: err ?? '' }
}
