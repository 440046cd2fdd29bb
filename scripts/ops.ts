// `npm run ops -- COMMAND`: the shop's side, for who works in it: orders, stock, messages (docs/shop-side.md).
import { runOps } from './ops/commands.ts'
import { askedToStop } from './start/until-stopped.ts'
import { say, warn } from './terminal.ts'

const stop = () => {
  const asked = new AbortController()
  void askedToStop().then(() => asked.abort())
  return asked.signal
}

process.exitCode = await runOps(process.argv.slice(2), { env: process.env, tell: say, warn, stop })
// The channel to the process above would keep this one alive.
if (process.connected) process.disconnect()
