import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOpenapi } from '../gen/generate.ts'
import { root } from '../processes/command.ts'
import { generateTypes } from '../start/derived.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

const file = join(root, 'store-api', 'openapi.json')

/** openapi.json is what the routes say. The fresh one is left in place, to be looked at and committed. */
export async function openapiIsFresh(): Promise<Outcome> {
  const before = readFileSync(file, 'utf8')
  const written = await writeOpenapi()
  if (!written.ok) return failedWith(written.output)
  if (readFileSync(file, 'utf8') === before) return passed
  return failedWith('store-api/openapi.json was not what the routes say. It is now: look at the difference and commit it.')
}

/** Everything that is generated can be, and is what the contracts say. */
export async function typesAreFresh(): Promise<Outcome> {
  try {
    await generateTypes()
    return passed
  } catch (error) {
    return failedWith((error as Error).message)
  }
}
