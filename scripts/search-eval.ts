// `npm run search:eval`: judges the search of the demo shop in a throwaway database; with `--database`, that of a shop
// (docs/search.md).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fillDemo } from '../demo/fill.ts'
import { testServer } from '../store-api/src/db/testing-server.ts'
import { root } from './processes/command.ts'
import { fail } from './terminal.ts'

const args = process.argv.slice(2)

/** Runs the command of the store and returns its exit code. */
async function evaluate(env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['store-api/src/cli/main.ts', 'search:eval', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

async function evaluateDemo(): Promise<number> {
  // Otherwise the throwaway database would be made on the server of the shop.
  delete process.env.DATABASE_URL
  const { makeDatabase, stop } = await testServer()
  try {
    const { url } = await makeDatabase(fillDemo)
    return await evaluate({ ...process.env, DATABASE_URL: url })
  } finally {
    await stop()
  }
}

try {
  process.exitCode =
    args.includes('--database') || args.includes('--help') ? await evaluate(process.env) : await evaluateDemo()
} catch (error) {
  fail(error)
}
// The channel to the parent process would keep this process alive.
if (process.connected) process.disconnect()
