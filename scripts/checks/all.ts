import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'
import { browserTests, shopBuilds } from './browser-tests.ts'
import { openapiIsFresh, schemaKeepsItsClients, typesAreFresh } from './contracts.ts'
import { faultsAreSurvived } from '../faults/run-faults.ts'
import { importRulesHold } from './import-rules.ts'
import { cssIsLogical } from './logical-css.ts'
import { operationsAreNamed } from './named-operations.ts'
import { type Check, fromCommand } from './outcome.ts'
import { smallFilesHaveReasons } from './small-files.ts'
import { specificationHolds } from './specification.ts'
import { unitTests } from './unit-tests.ts'

/** Runs before all parts: they need the generated types, which a fresh clone does not have. */
export const first: Check = { name: 'the types are generated', run: typesAreFresh }

/** The folders with a tsconfig.json, each with the other folders whose shapes and contracts its types follow. */
const typedFolders: Record<string, readonly string[]> = {
  'server-kit': [],
  'store-api': ['server-kit'],
  demo: ['store-api'],
  bff: ['server-kit', 'store-api', 'schema'],
  web: ['server-kit', 'store-api', 'schema'],
  'web/service-worker': [],
  e2e: [],
  bench: [],
  examples: ['schema'],
  scripts: [],
}

/** A change of these can break the types of every folder. */
const sharedByTypes = ['tsconfig.base.json', 'package.json', 'pnpm-lock.yaml']

/** Returns the file in which tsc keeps its results for a folder, so that the next check reads only changed files. */
const cacheFile = (folder: string) =>
  join(root, 'node_modules/.cache/modarag', `types-${folder.replaceAll('/', '-')}.json`)

/**
 * Returns one type check for each folder with a tsconfig.json. With `changed`, paths from the root: only for the folders
 * that they can break by a shape or a contract.
 */
export function typeChecks(changed?: readonly string[]): Check[] {
  const touched = changed?.some((file) => sharedByTypes.includes(file)) ? undefined : changed
  const isTouched = (folder: string) => touched?.some((file) => file.startsWith(`${folder}/`)) ?? true
  return Object.entries(typedFolders)
    .filter(([folder, followed]) => [folder, ...followed].some(isTouched))
    .filter(([folder]) => existsSync(join(root, folder, 'tsconfig.json')))
    .map(([folder]) => ({
      name: `types of ${folder}`,
      run: () =>
        fromCommand(
          run('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', cacheFile(folder), '--project', '.'], {
            in: folder,
          }),
        ),
    }))
}

/** The parts of `npm test` by name, the fast ones first. */
export const checks: Record<string, Check[]> = {
  contracts: [
    { name: 'openapi.json is up to date with the routes', run: openapiIsFresh },
    { name: 'the schema keeps the clients of the last release', run: schemaKeepsItsClients },
    { name: 'a test names each GraphQL and REST operation', run: operationsAreNamed },
  ],
  types: typeChecks(),
  format: [{ name: 'the files are as npm run format writes them', run: () => fromCommand(run('oxfmt', ['--check'])) }],
  lint: [
    { name: 'oxlint', run: () => fromCommand(run('oxlint', ['--deny-warnings'])) },
    { name: 'rules of the GraphQL schema', run: () => fromCommand(run('eslint', ['.'], { in: 'schema' })) },
  ],
  imports: [
    { name: 'import rules', run: () => importRulesHold() },
    { name: 'each small file with a single importer has a reason', run: smallFilesHaveReasons },
  ],
  'dead-code': [
    {
      name: 'no dead files, exports or dependencies',
      run: () => fromCommand(run('knip', ['--no-progress', '--no-config-hints'])),
    },
  ],
  css: [{ name: 'no physical directions in CSS', run: cssIsLogical }],
  unit: [{ name: 'unit and integration tests', alone: true, run: () => unitTests() }],
  e2e: [
    { name: 'the shop builds', run: shopBuilds },
    { name: 'browser journeys', alone: true, run: () => browserTests() },
  ],
  faults: [{ name: 'killed servers lose and double no order', alone: true, fullOnly: true, run: faultsAreSurvived }],
  specification: [{ name: 'each row of the specification has passing tests', alone: true, run: specificationHolds }],
}
