// The parent process of an embedded PostgreSQL. It ends with the process that started it, even when that one is killed.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { holdLock } from './embedded-leftovers.ts'
import { type ServerKindName, serverKinds } from './embedded-kinds.ts'
import { ownFolder, shopPlaces, throwawayPlaces } from './embedded-paths.ts'
import { startServer } from './embedded-server.ts'

export type KeeperMessage = { url: string; data: string } | { failed: string }

const [, , kind = '', dataDir] = process.argv
const say = (message: KeeperMessage) => process.send?.(message)

async function keep(): Promise<void> {
  const places = dataDir ? shopPlaces(dataDir) : throwawayPlaces()
  ownFolder(places.socket, places.user)
  await holdLock(places)
  const server = await startServer(places, serverKinds[kind as ServerKindName])
  const exitCrashed = (code: number | null) => process.exit(code || 1)
  server.process.once('exit', exitCrashed)
  const end = async () => {
    server.process.off('exit', exitCrashed)
    await server.stop()
    if (!dataDir) rmSync(dirname(places.data), { recursive: true, force: true })
    rmSync(places.socket, { recursive: true, force: true })
    process.exit(0)
  }
  for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(event, () => void end())
  if (!process.connected) return end()
  say({ url: server.url, data: places.data })
}

await keep().catch((error: Error) => {
  say({ failed: error.message })
  process.exitCode = 1
  process.disconnect?.()
})
