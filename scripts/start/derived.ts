import { generateTypes } from '../gen/generate.ts'
import { run } from '../processes/command.ts'
import { step } from './progress.ts'
import { type Derived, orThrow, whenChanged } from './when-changed.ts'

const contracts = [
  'schema/*.graphql',
  'store-api/openapi.json',
  'codegen.ts',
  'bff/codegen-*.{ts,mjs}',
  // Tables of wire names and enum values: input of the resolver types.
  'bff/src/domains/*/*-{enums,status}.ts',
  'web/codegen/*',
  'scripts/gen/*',
  'pnpm-lock.yaml',
]

const webApp: Derived = {
  name: 'web',
  from: [...contracts, 'web/**/*'],
  makes: ['web/build/client', 'web/build/server'],
  make: () =>
    orThrow(
      'The web app could not be built',
      run('react-router', ['build'], { in: 'web', env: { NODE_ENV: 'production' } }),
    ),
}

const playground: Derived = {
  name: 'graphiql',
  from: [
    'bff/graphiql/**/*',
    'bff/src/examples.ts',
    'docs/operations/*',
    'schema/*.graphql',
    'bff/package.json',
    'pnpm-lock.yaml',
  ],
  makes: ['bff/build/graphiql'],
  make: () =>
    orThrow(
      'GraphiQL could not be built',
      run('vite', ['build', '--config', 'graphiql/vite.config.ts'], { in: 'bff', env: { NODE_ENV: 'production' } }),
    ),
}

const servers: Derived = {
  name: 'servers',
  from: [
    ...contracts,
    '{store-api,bff,server-kit}/src/**/*.ts',
    'web/**/*',
    '*/package.json',
    'scripts/start/build-servers.ts',
  ],
  makes: ['store-api/dist', 'bff/dist', 'web/dist'],
  make: () => orThrow('The servers could not be built', run('node', ['scripts/start/build-servers.ts'])),
}

/**
 * Generates or builds, each when one of its files changed: derived TypeScript, web app, GraphQL playground, servers.
 */
export async function buildShop(): Promise<void> {
  await step('types', generateTypes)
  await step('web app', () => whenChanged(webApp))
  await buildPlayground()
  await step('servers', () => whenChanged(servers))
}

/** Builds the bff's playground when it changed. */
export const buildPlayground = () => step('playground', () => whenChanged(playground))
