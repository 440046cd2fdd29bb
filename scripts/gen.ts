// `npm run gen`: writes openapi.json from the routes of the store API, then generates the derived TypeScript of what
// changed.
import { generateTypes, writeOpenapi } from './gen/generate.ts'
import { orThrow } from './start/when-changed.ts'
import { fail, say } from './terminal.ts'

try {
  await orThrow('openapi.json could not be written', writeOpenapi())
  await generateTypes()
  say('openapi.json and every __generated__ folder are up to date.')
} catch (error) {
  fail(error)
}
