import { existsSync, globSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CommandResult, root, run } from '../processes/command.ts'
import { type Derived, orThrow, whenChanged } from '../start/when-changed.ts'

/** Writes store-api/openapi.json from the routes: the contract to the bff, kept in git. */
export function writeOpenapi(): Promise<CommandResult> {
  return run('node', ['src/cli/write-openapi.ts'], { in: 'store-api' })
}

const OPENAPI = 'store-api/openapi.json'
const script = (folder: string, path: string) => () =>
  orThrow(`${folder}/${path} failed`, run('node', [path], { in: folder }))

/** The generated files, each with its inputs. A later one may need an earlier one. */
const generators: Derived[] = [
  {
    name: 'fonts',
    from: ['web/codegen/write-fonts.ts'],
    makes: ['web/app/styles/__generated__'],
    make: script('web', 'codegen/write-fonts.ts'),
  },
  // Any file may name an icon.
  {
    name: 'icons',
    from: ['web/codegen/write-icons.ts', 'web/app/**/*.{ts,tsx}'],
    makes: ['web/app/ui/__generated__'],
    make: script('web', 'codegen/write-icons.ts'),
  },
  {
    name: 'map',
    from: ['web/codegen/write-map.ts', 'web/app/domains/branch/lower-egypt.ts'],
    makes: ['web/app/domains/branch/__generated__'],
    make: script('web', 'codegen/write-map.ts'),
  },
  {
    name: 'field-rules',
    from: [OPENAPI, 'web/codegen/write-field-rules.ts'],
    makes: ['web/app/__generated__/field-rules.ts'],
    make: script('web', 'codegen/write-field-rules.ts'),
  },
  {
    name: 'rest-types',
    from: [OPENAPI],
    makes: ['bff/src/__generated__/rest.ts'],
    make: () => orThrow('The types of the store API failed', writeRestTypes()),
  },
  {
    name: 'answers',
    // Sources and sitemap: the calls of the store API that the shop uses.
    from: [OPENAPI, 'bff/codegen-answers.ts', 'bff/src/domains/*/*.source.ts', 'web/server/sitemap.ts'],
    makes: ['bff/src/__generated__/answers.js', 'bff/src/__generated__/models.ts'],
    make: script('bff', 'codegen-answers.ts'),
  },
  {
    name: 'graphql',
    // Enums and statuses: tables of wire names, input of the resolver types.
    from: [
      'schema/*.graphql',
      'codegen.ts',
      'bff/codegen-{resolvers.ts,*.mjs}',
      'examples/operations.graphql',
      'bff/src/domains/*/*-{enums,status}.ts',
      'web/codegen/*',
      'web/app/**/*.graphql',
    ],
    makes: [
      'bff/src/__generated__/schema.ts',
      'bff/src/__generated__/cache-policies.json',
      'web/app/__generated__/schema.ts',
      'web/app/__generated__/cache-policies.ts',
      'examples/__generated__',
    ],
    make: async () => {
      await orThrow('The types of the schema failed', run('graphql-codegen', ['--config', 'codegen.ts']))
      removeOrphans(join(root, 'web/app'))
    },
  },
  {
    name: 'trusted-documents',
    from: [
      'web/codegen/write-trusted-documents.ts',
      'web/codegen/documents.ts',
      'schema/*.graphql',
      'web/app/**/*.graphql',
    ],
    makes: ['bff/src/__generated__/trusted-documents.json'],
    make: script('web', 'codegen/write-trusted-documents.ts'),
  },
  {
    name: 'relay',
    from: ['schema/*.graphql', 'examples/relay.config.json', 'examples/relay/*.ts'],
    makes: ['examples/relay/__generated__'],
    make: () =>
      orThrow(
        'The artifacts of the Relay example failed',
        run('relay-compiler', ['relay.config.json'], { in: 'examples' }),
      ),
  },
  {
    name: 'route-types',
    from: ['web/app/routes.ts', 'web/*.config.ts'],
    makes: ['web/.react-router'],
    make: () => orThrow('The types of the routes failed', run('react-router', ['typegen'], { in: 'web' })),
  },
]

/**
 * Generates what changed: each part when one of its files did. Returns 'made' or 'unchanged'. Throws the output of the
 * first that fails.
 */
export async function generateTypes(): Promise<string> {
  const results = []
  for (const generator of generators)
    results.push(await whenChanged({ ...generator, from: [...generator.from, 'scripts/gen/*', 'pnpm-lock.yaml'] }))
  return results.includes('made') ? 'made' : 'unchanged'
}

function writeRestTypes(): Promise<CommandResult> {
  const flags = ['--root-types', '--root-types-no-schema-prefix', '--alphabetize']
  return run('openapi-typescript', [`../${OPENAPI}`, '--output', '../bff/src/__generated__/rest.ts', ...flags], {
    in: 'schema',
  })
}

/** Removes generated files whose `.graphql` file was deleted: they would still type-check. */
export function removeOrphans(app: string): void {
  for (const file of globSync('*/**/__generated__/*.ts', { cwd: app })) {
    const path = join(app, file)
    if (!existsSync(join(path, '../..', `${basename(file, '.ts')}.graphql`))) rmSync(path)
  }
}
