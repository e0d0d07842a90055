import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'

const CHILD = `
  const { stopWithParent } = await import(${JSON.stringify(new URL('./stop-with-parent.ts', import.meta.url).href)})
  stopWithParent()
  setInterval(() => undefined, 1000)
  process.on('SIGTERM', () => { console.log('loppui'); process.exit(0) })
  console.log('alkoi')
`

it('a process ends when the shell that it was started by has ended', async () => {
  // The second command keeps the shell from making way for the first.
  const shell = spawn('sh', [
    '-c',
    '"$0" --input-type=module -e "$1"; true',
    process.execPath,
    CHILD,
  ])
  let output = ''
  shell.stdout.on('data', (chunk) => {
    output += chunk
    if (output === 'alkoi\n') shell.kill('SIGTERM')
  })
  await expect.poll(() => output, { timeout: 10_000 }).toBe('alkoi\nloppui\n')
})
