// `npm run gen`: writes openapi.json from the routes of the store API, then generates all derived TypeScript.
import { writeOpenapi, writeTypes } from './gen/generate.ts'
import { say, warn } from './terminal.ts'

for (const write of [writeOpenapi, writeTypes]) {
  const { ok, output } = await write()
  if (!ok) {
    warn(output)
    process.exit(1)
  }
}
say('openapi.json and every __generated__ folder are up to date.')
