// `npm run gen`: writes openapi.json from the routes of the store API, then all derived TypeScript.
import { writeOpenapi, writeTypes } from './gen/generate.ts'

for (const write of [writeOpenapi, writeTypes]) {
  const { ok, output } = await write()
  if (!ok) {
    console.error(output)
    process.exit(1)
  }
}
console.log('openapi.json and every __generated__ folder are up to date.')
