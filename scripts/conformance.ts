// `npm run conformance -- URL`: checks a store API against the contract (docs/rest-contract.md).
import { parseArgs } from 'node:util'
import { generateTypes } from './gen/generate.ts'
import { fail, say } from './terminal.ts'

const USAGE = 'npm run conformance -- URL [--token SESSION] [--write]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: { type: 'string' }, write: { type: 'boolean' } },
  })
  const [url = '', ...more] = positionals
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || more.length > 0) throw new Error(USAGE)
  // The checks of answers are generated from the contract.
  await generateTypes()
  const { tryStore } = await import('./conformance/try-store.ts')
  const holds = await tryStore(
    { url: url.replace(/\/+$/, ''), token: values.token ?? '', writes: values.write ?? false },
    say,
  )
  process.exitCode = holds ? 0 : 1
} catch (error) {
  fail(error)
}
// The channel to the parent process would keep this process alive.
if (process.connected) process.disconnect()
