import { existsSync, globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CommandResult, root, run } from '../processes/command.ts'

/** Writes store-api/openapi.json from the routes: the contract to the bff, kept in git. */
export function writeOpenapi(): Promise<CommandResult> {
  return run('node', ['src/http/write-openapi.ts'], { in: 'store-api' })
}

/** Generates fonts, icons, the map, bounds of form fields, REST types, checks of answers, resolver types, typed documents, hooks and route types. */
export async function writeTypes(): Promise<CommandResult> {
  const fonts = await run('node', ['codegen/write-fonts.ts'], { in: 'web' })
  if (!fonts.ok) return fonts
  const icons = await run('node', ['codegen/write-icons.ts'], { in: 'web' })
  if (!icons.ok) return icons
  const map = await run('node', ['codegen/write-map.ts'], { in: 'web' })
  if (!map.ok) return map
  const fieldRules = await run('node', ['codegen/write-field-rules.ts'], { in: 'web' })
  if (!fieldRules.ok) return fieldRules
  const rest = await writeRestTypes()
  if (!rest.ok) return rest
  const answers = await run('node', ['codegen-answers.ts'], { in: 'bff' })
  if (!answers.ok) return answers
  const graphql = await run('graphql-codegen', ['--config', 'codegen.ts'])
  removeOrphans(join(root, 'web/app'))
  return graphql.ok ? run('react-router', ['typegen'], { in: 'web' }) : graphql
}

function writeRestTypes(): Promise<CommandResult> {
  const flags = ['--root-types', '--root-types-no-schema-prefix', '--alphabetize']
  // It reads a path as a URL: `#` in the name of a folder would end it.
  const [contract, types] = ['store-api/openapi.json', 'bff/src/__generated__/rest.ts'].map((file) => pathToFileURL(join(root, file)).href)
  return run('openapi-typescript', [contract ?? '', '--output', types ?? '', ...flags], { in: 'schema' })
}

/** Removes generated files whose `.graphql` file was deleted: they would still type-check. */
export function removeOrphans(app: string): void {
  for (const file of globSync('*/**/__generated__/*.ts', { cwd: app })) {
    const path = join(app, file)
    if (!existsSync(join(path, '../..', `${basename(file, '.ts')}.graphql`))) rmSync(path)
  }
}
