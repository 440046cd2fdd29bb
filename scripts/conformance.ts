// `npm run conformance -- URL`: tries a store API against the contract (docs/rest-contract.md).
import { parseArgs } from 'node:util'
import { generateTypes } from './start/derived.ts'
import { fail, say } from './terminal.ts'

const USAGE = 'npm run conformance -- URL [--token SESSION] [--write]'

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { token: { type: 'string' }, write: { type: 'boolean' } } })
  const [url = '', ...more] = positionals
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || more.length > 0) throw new Error(USAGE)
  // The checks are compiled from the contract.
  await generateTypes()
  const { tryStore } = await import('./conformance/try-store.ts')
  const holds = await tryStore({ url: url.replace(/\/+$/, ''), token: values.token ?? '', writes: values.write ?? false }, say)
  process.exitCode = holds ? 0 : 1
} catch (error) {
  fail(error)
}
// The channel to the process above would keep this one alive.
if (process.connected) process.disconnect()
