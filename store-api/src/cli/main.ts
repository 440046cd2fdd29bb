// The commands of the store, `npm run migrate`, `npm run ops -- …` and others: `main.ts COMMAND …`.
import { printable } from 'server-kit/printable.ts'
import { runProgram } from './program.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Returns a signal that aborts when the user or the parent process asks this process to stop. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const signal of SIGNALS) process.on(signal, stop)
  process.on('disconnect', stop)
  return controller.signal
}

process.exitCode = await runProgram(process.argv.slice(2), {
  env: process.env,
  print: (text) => void process.stdout.write(`${printable(text)}\n`),
  printError: (text) => void process.stderr.write(`${printable(text)}\n`),
  stopSignal,
})
// The channel to the parent process would keep this process alive.
if (process.connected) process.disconnect()
