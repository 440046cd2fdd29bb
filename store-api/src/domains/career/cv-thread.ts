import { parentPort } from 'node:worker_threads'
import { kindOfCv } from './cv-file.ts'

// Run by kind-in-thread.ts in a thread of its own: says that it is there, then what each file is.
parentPort?.on('message', (file: Uint8Array) => parentPort?.postMessage(kindOfCv(Buffer.from(file))))
parentPort?.postMessage('ready')
