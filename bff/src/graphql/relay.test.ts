import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildClientSchema, introspectionFromSchema, printSchema } from 'graphql'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'
import { buildSchema } from './schema.ts'

const shop = await startShop()

const lists = [
  { field: 'products', on: 'Query', args: ', sort: NEWEST' },
  { field: 'blogPosts', on: 'Query' },
  { field: 'news', on: 'Query' },
  { field: 'photos', on: 'Query' },
  { field: 'videos', on: 'Query' },
  { field: 'reviews', on: 'Product', parent: 'product(id: "1")' },
  { field: 'orders', on: 'Customer', parent: 'viewer' },
  { field: 'wishlist', on: 'Customer', parent: 'viewer' },
  { field: 'tickets', on: 'Customer', parent: 'viewer' },
]

/**
 * A module with a list that grows, as Relay's guide shows it: a refetchable fragment with a connection, and the page's
 * query.
 */
function moduleOf({ field, on, args = '', parent }: (typeof lists)[number]): string {
  return `import { graphql } from 'relay-runtime'
graphql\`fragment ${field}_list on ${on} @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "${field}NextQuery") {
  ${field}(first: $count, after: $cursor${args}) @connection(key: "${field}_${field}") { totalCount edges { node { id } } }
}\`
graphql\`query ${field}Query { ${parent ? `${parent} { ...${field}_list }` : `...${field}_list`} }\`
`
}

/**
 * Compiles the modules of all lists in a new folder; returns a function that reads the text of a compiled operation.
 */
async function compile() {
  const folder = tempFolder('relay')
  await mkdir(join(folder, 'src'))
  await writeFile(
    join(folder, 'schema.graphql'),
    printSchema(buildClientSchema(introspectionFromSchema(buildSchema([])))),
  )
  await writeFile(
    join(folder, 'relay.config.json'),
    JSON.stringify({ src: './src', schema: './schema.graphql', language: 'typescript' }),
  )
  for (const list of lists) await writeFile(join(folder, 'src', `${list.field}.ts`), moduleOf(list))
  const require = createRequire(import.meta.url)
  const compiler = require.resolve('relay-compiler/cli.js')
  await promisify(execFile)(process.execPath, [compiler, 'relay.config.json'], { cwd: folder })
  return async (operation: string): Promise<string> => {
    const artifact = await readFile(join(folder, 'src', '__generated__', `${operation}.graphql.ts`), 'utf8')
    return JSON.parse(/"text": (".*")/.exec(artifact)?.[1] ?? '""') as string
  }
}

interface Connection {
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { endCursor: string }
}

test('the Relay compiler accepts a growing list of each connection, and what it makes loads page after page', async () => {
  const textOf = await compile()
  const { data } = await shop.ask(
    'mutation { accountLogin(input: { email: "01000000001", password: "modarag2026" }) { token } }',
  )
  const headers = {
    authorization: `Bearer ${(data as unknown as { accountLogin: { token: string } }).accountLogin.token}`,
  }
  for (const { field, parent } of lists) {
    const first = await shop.ask(await textOf(`${field}Query`), { headers })
    expect([field, first.errors]).toEqual([field, []])
    const owner = (parent ? Object.values(first.data ?? {})[0] : first.data) as unknown as { id?: string } & Record<
      string,
      Connection
    >
    const variables = { count: 2, cursor: owner[field]?.pageInfo.endCursor, ...(parent && { id: owner.id }) }
    const next = await shop.ask(await textOf(`${field}NextQuery`), { headers, variables })
    expect([field, next.errors]).toEqual([field, []])
    const more = ((parent ? next.data?.node : next.data) as unknown as Record<string, Connection>)[field]
    const [seen, fresh] = [owner[field], more].map((list) => list?.edges.map(({ node }) => node.id) ?? [])
    expect([field, fresh?.filter((id) => seen?.includes(id))]).toEqual([field, []])
  }
})

test('a list grows in an Apollo cache with relayStylePagination, and pages replace each other where only nodes are selected', async () => {
  const uri = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const cache = new InMemoryCache({
    typePolicies: { Query: { fields: { products: relayStylePagination(['filter', 'sort']) } } },
  })
  const client = new ApolloClient({ link: new HttpLink({ uri }), cache })
  const page = async (fields: string, after?: string) => {
    const query = gql`query ($after: String) { products(first: 3, after: $after, sort: NEWEST) { ${fields} pageInfo { hasNextPage endCursor } } }`
    await client.query({ query, variables: { after }, fetchPolicy: 'network-only' })
    return client.readQuery<{ products: Connection & { nodes: { id: string }[] } }>({ query })?.products
  }
  const whole = await shop.ask('{ products(first: 6, sort: NEWEST) { nodes { id } } }')
  const ids = (whole.data?.products as unknown as { nodes: { id: string }[] }).nodes.map(({ id }) => id)

  const first = await page('edges { node { id } }')
  const grown = await page('edges { node { id } }', first?.pageInfo.endCursor)
  expect(grown?.edges.map(({ node }) => node.id)).toEqual(ids)

  const firstNodes = await page('nodes { id }')
  expect(firstNodes?.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  const next = await page('nodes { id }', firstNodes?.pageInfo.endCursor)
  expect(next?.nodes.map(({ id }) => id)).toEqual(ids.slice(3))
})
