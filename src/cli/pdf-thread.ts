import { type MessagePort, workerData } from 'node:worker_threads'
// @ts-expect-error pdf.js ships no types for its worker
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** The thread's side of `pdf-host.ts`: pdf.js's worker, listening on the port that it is given. */
WorkerMessageHandler.initializeFromPort(workerData as MessagePort)
