import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { exit, orExit, startFault } from 'server-kit/exit.ts'
import { stopOnSignal } from 'server-kit/graceful-stop.ts'
import { collectWhenQuiet } from 'server-kit/quiet-garbage.ts'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { startNotes } from './server/start-notes.ts'

const settings = orExit(() => readSettings(process.env))
const app = await buildApp({
  settings,
  build: await builtPages(),
  client: fileURLToPath(new URL('build/client', import.meta.url)),
})

stopOnSignal(app, settings.stopDelayMs)

await app.listen({ port: settings.port, host: settings.host }).catch((error: Error) => exit(startFault(error, 'PORT')))

collectWhenQuiet()
for (const note of startNotes(process.env)) app.log.warn(note)

async function builtPages(): Promise<ServerBuild> {
  if (!existsSync(new URL('build/server/index.js', import.meta.url)))
    return exit('The web app is not built yet: run `npm start`, or `react-router build` in web/.')
  return import('#pages')
}
