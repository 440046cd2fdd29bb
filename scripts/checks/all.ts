import { run } from '../processes/command.ts'
import { browserTests } from './browser-tests.ts'
import { openapiIsFresh, typesAreFresh } from './contracts.ts'
import { importRulesHold } from './import-rules.ts'
import { cssIsLogical } from './logical-css.ts'
import { type Check, fromCommand } from './outcome.ts'
import { schemaBreaksNobody } from './schema-changes.ts'
import { smallFilesHaveReasons } from './small-files.ts'
import { specificationHolds } from './specification.ts'
import { typeChecks } from './types.ts'
import { unitTests } from './unit-tests.ts'

/** Comes before every part: in a fresh clone nothing derived is there, and each part reads it. */
export const first: Check = { name: 'the types are generated', run: typesAreFresh }

/** Everything that `npm test` does, by the word that asks for a part of it, in an order in which the cheap comes first. */
export const checks: Record<string, Check[]> = {
  contracts: [
    { name: 'openapi.json is what the routes say', run: openapiIsFresh },
    { name: 'the schema breaks no client', run: schemaBreaksNobody },
  ],
  types: typeChecks,
  lint: [{ name: 'oxlint', run: () => fromCommand(run('oxlint', ['--deny-warnings'])) }],
  imports: [
    { name: 'import rules', run: importRulesHold },
    { name: 'each small file with a single importer has a reason', run: smallFilesHaveReasons },
  ],
  'dead-code': [{ name: 'no dead files, exports or dependencies', run: () => fromCommand(run('knip', ['--no-progress', '--no-config-hints'])) }],
  css: [{ name: 'no physical side in CSS', run: cssIsLogical }],
  unit: [{ name: 'unit and integration tests', run: () => unitTests() }],
  e2e: [{ name: 'browser journeys', run: () => browserTests() }],
  specification: [{ name: 'every row of the specification is proven', run: specificationHolds }],
}
