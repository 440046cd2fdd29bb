// Preloaded into a server: tells its parent process of its first request, and ends it with that one, even when that one
// is killed. JavaScript: for a single file of TypeScript Node would load its compiler, 17 MB in each server.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const GRACE_MS = 8_000
/** A channel of Node's HTTP servers. */
const REQUEST = 'http.server.request.start'

const tell = () => {
  unsubscribe(REQUEST, tell)
  if (process.connected) process.send?.('request')
}
subscribe(REQUEST, tell)

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
// The parent was killed before this line ran.
if (process.send && !process.connected) process.exit(1)
