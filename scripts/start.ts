import { spawnSync } from 'node:child_process'
import { serve } from '../src/server/main.ts'
import { stopWithParent } from '../src/server/stop-with-parent.ts'

/** Builds the page and serves it: `npm start`. */

const { status } = spawnSync('vite build --logLevel warn', { shell: true, stdio: 'inherit' })
if (status === 0) {
  stopWithParent()
  process.exitCode = await serve()
} else process.exitCode = 1
