// Preloaded into a server: ends it with its parent process, even when that one is killed. JavaScript: for a single file of TypeScript Node would load
// its compiler, 17 MB in each server.
const GRACE_MS = 8_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
// The parent was killed before this line ran.
if (process.send && !process.connected) process.exit(1)
