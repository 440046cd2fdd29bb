// Loaded before a server's own code: the server ends with the process that started it, even when that one is killed.
const GRACE = 8_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE).unref()
  process.kill(process.pid, 'SIGTERM')
})
// A shop that was started and killed before this line ran.
if (process.send && !process.connected) process.exit(1)
