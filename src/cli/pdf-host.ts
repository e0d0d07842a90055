import { MessageChannel, Worker } from 'node:worker_threads'
import type { WorkerHandle } from '../pdf/read.ts'

/** Runs pdf.js in a thread of its own: in this one a hostile file would hold every timer too. */
export function startPdfWorker(): WorkerHandle {
  const { port1: port, port2 } = new MessageChannel()
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: port2,
    transferList: [port2],
  })
  return {
    port,
    onBroken: (listener) => worker.on('error', listener),
    end: () => {
      port.close()
      void worker.terminate()
    },
  }
}
