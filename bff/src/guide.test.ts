import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { openPlayground, PHOTO } from './testing/playground.ts'
import { startShop, visitorOf } from './testing/shop.ts'

const guide = readFileSync(new URL('../../docs/graphql-guide.md', import.meta.url), 'utf8')

const shop = await startShop()
const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`

test('the guide shows or links every operation, and what it shows is the file with its variables', () => {
  const blocks = [...guide.matchAll(/^```graphql\n([\s\S]*?)\n```(?:\n+```json\n([\s\S]*?)\n```)?/gm)]
  const shown = blocks.map(([, query, variables]) => ({
    query,
    variables: variables && (JSON.parse(variables) as unknown),
  }))
  const known = examples.map(({ query, variables }) => ({ query, variables }))
  expect(shown.length).toBeGreaterThan(8)
  for (const block of shown) expect(known).toContainEqual(block)
  const missing = examples.filter(
    ({ name, query }) => !guide.includes(`[${name}](operations/`) && !guide.includes(query),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('the commands of the guide do what it says', async () => {
  const { runAll, facts, headers } = openPlayground(shop, url)
  await runAll('LogIn', 'ProductBySlug', 'AddToCart', 'SetContactAndAddress', 'PlaceOrder')
  const folder = tempFolder('guide')
  await writeFile(join(folder, 'me.png'), PHOTO)
  const env = {
    ...process.env,
    TOKEN: headers.authorization?.slice(7),
    ORDER_ID: String(facts.now.$orderId),
    ORDER_TOKEN: String(facts.now.$token),
  }
  const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)\n```/gm)].map(([, command = '']) =>
    command.replaceAll('http://localhost:4000/graphql', url),
  )
  const answers = []
  for (const command of commands) answers.push(await outputOf(`set -e\n${command}`, folder, env))
  expect(answers).toEqual([
    expect.stringContaining('"products"'),
    '',
    expect.stringMatching(/event: next\ndata: \{"data":\{"orderMoved":\{"seq":1/),
    expect.stringMatching(/"accountImageUpdate":\{"customer":\{"image":"http.*"userErrors":\[\]/),
    expect.stringContaining('"clubs"'),
    expect.stringMatching(/"brands".*\n?.*"brands"/),
    expect.stringMatching(
      /ratelimit-policy: "reads";q=720000;w=10[\s\S]*"cost":\{"requested":\d+,"available":\d+,"restoresPerSecond":72000\}/,
    ),
  ])
  expect(answers.join()).not.toContain('"errors"')
  expect(await readFile(join(folder, 'schema.graphql'), 'utf8')).toContain('type Query')
})

test('the user error that the guide shows is the answer of the shop', async () => {
  const example = /```json\n(\{\s*"cartLinesAdd"[\s\S]*?)\n```/.exec(guide)?.[1] ?? ''
  const { run, facts } = openPlayground(shop, url)
  await run('ProductBySlug')
  const visit = visitorOf(shop)
  const add = `mutation ($lines: [CartLineInput!]!) {
    cartLinesAdd(input: { lines: $lines }) { cart { revision } userErrors { code path rule message max } }
  }`
  const lines = [{ variantId: facts.now.$variantId, quantity: 10 }]
  expect((await visit(add, { lines })).data).toMatchObject({ cartLinesAdd: { userErrors: [] } })
  expect((await visit(add, { lines })).data).toEqual(JSON.parse(example))
})

/** Runs a command until it ends, or until a stream has sent its first event. */
async function outputOf(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const shell = spawn('bash', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
  let output = ''
  for await (const chunk of shell.stdout) {
    output += String(chunk)
    if (/event: next\ndata: .*\n/.test(output) && shell.pid) process.kill(-shell.pid)
  }
  return output
}
