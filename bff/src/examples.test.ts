import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from 'graphql-sse'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { examples, type Facts, factsIn, filled, missingStep, needsCode } from './examples.ts'
import { numberIn } from './graphql/ids.ts'
import { startShop, visitorOf } from './testing/shop.ts'
import { PREFLIGHT, sendFiles } from './testing/upload.ts'

type Data = Record<string, never>

const SERVICE = { 'content-type': 'application/json', 'x-service-key': 'demo-service-key-not-for-production' }
const BROWSE = ['KitsOfAClub', 'NextPage', 'SearchProducts', 'ProductBySlug']
const CART = ['AddToCart', 'ShowCart', 'ChangeQuantity', 'ApplyCoupon']
const CHECKOUT = ['DeliveryPlaces', 'SetContactAndAddress', 'PickupBranches', 'ChoosePickup', 'ChooseDelivery', 'PlaceOrder']
const ORDER = ['OrderByToken', 'TrackOrder', 'FollowOrder', 'BeginEdit', 'SaveEdit', 'CancelOrder']
const AGAIN = ['AddToCart', 'SetContactAndAddress', 'PlaceOrder']
const AFTER_DELIVERY = ['ExchangeQuote', 'ExchangeOrder', 'WithdrawReturn', 'ReturnOrder']
const REGISTER = ['Register', 'CheckCode']
const ACCOUNT = ['MyAccount', 'AddAddress', 'ChangeAddress', 'DeleteAddress', 'UploadPhoto']
const SESSIONS = ['MySessions', 'RevokeOtherSessions', 'LogOut']
const PHOTO = readFileSync(new URL('../../web/public/icons/192.png', import.meta.url))
const guide = readFileSync(new URL('../../docs/graphql-guide.md', import.meta.url), 'utf8')
const ran = new Set<string>()

const shop = await startShop()
const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
afterAll(() => {
  shop.app.server.closeAllConnections()
  return shop.app.close()
})

/** A visitor who runs examples by name, and keeps what GraphiQL keeps. */
function openPlayground() {
  const visit = visitorOf(shop)
  const headers: Record<string, string> = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
  const facts: { now: Facts } = { now: {} }

  async function run(name: string, given?: Record<string, unknown>): Promise<Data> {
    const example = examples.find((one) => one.name === name)
    if (!example) throw new Error(`No example ${name}`)
    if (needsCode(example.variables)) facts.now.$code = await codeTo(String(facts.now.$mobile))
    const variables = { ...filled(example.variables, facts.now), ...given }
    expect([name, missingStep(variables)]).toEqual([name, undefined])
    const { data, errors = [] } = await send(name, example.query, variables)
    expect([name, errors]).toEqual([name, []])
    expect(`${name} ${JSON.stringify(data)}`).not.toMatch(/"userErrors":\[\{|:null\}$/)
    facts.now = factsIn(data, facts.now)
    const { token } = (data?.accountLogin ?? data?.accountCodeCheck ?? {}) as { token?: string }
    if (token) headers.authorization = `Bearer ${token}`
    ran.add(name)
    return data ?? {}
  }

  async function send(name: string, query: string, variables: Record<string, unknown>): Promise<{ data: Data | null; errors?: object[] }> {
    if (name === 'FollowOrder') {
      const client = createClient({ url, retryAttempts: 0, headers })
      onTestFinished(() => client.dispose())
      const { value } = await client.iterate({ query, variables }).next()
      return value as { data: Data }
    }
    if (name === 'UploadPhoto') {
      const sent = { query, variables, files: [PHOTO], filename: 'me.png', map: { 0: ['variables.image'] }, headers: { ...headers, ...PREFLIGHT } }
      return (await sendFiles(shop, sent)).json()
    }
    return visit(query, variables, headers)
  }

  const runAll = async (...names: string[]) => {
    for (const name of names) await run(name)
  }
  return { run, runAll, facts, headers }
}

/** The code that was last sent to a mobile. */
async function codeTo(mobile: string): Promise<string | undefined> {
  const answer = await fetch(`${inject('storeApiUrl')}/outbox?mobile=${encodeURIComponent(mobile)}`, { headers: SERVICE })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data[0]?.text.match(/\b\d{4}\b/)?.[0]
}

/** Moves an unconfirmed order as branches and couriers do, until it is delivered. */
async function deliver(orderId: string): Promise<void> {
  for (const to of ['inProgress', 'confirm', 'preparing', 'ready', 'shippingAgent', 'delivery', 'delivered']) {
    const body = JSON.stringify({ to, actor: /^deliver/.test(to) ? 'K' : 'B', idempotencyKey: randomUUID() })
    const { status } = await fetch(`${inject('storeApiUrl')}/orders/${numberIn('Order', orderId)}/transition`, { method: 'POST', headers: SERVICE, body })
    expect([to, status]).toEqual([to, 200])
  }
}

test('a guest runs the examples from the first list to a return', async () => {
  const { run, runAll, facts } = openPlayground()
  await runAll(...BROWSE, ...CART, ...CHECKOUT, ...ORDER, ...AGAIN)
  await deliver(String(facts.now.$orderId))
  await runAll('OrderByToken', ...AFTER_DELIVERY, 'SuggestProduct')
})

test('a customer registers, runs the examples of a purchase and of the account, deletes the account and keeps it', async () => {
  const { run, runAll, facts } = openPlayground()
  await runAll('ProductBySlug', ...REGISTER, ...CART, ...CHECKOUT, ...ORDER, ...AGAIN)
  await deliver(String(facts.now.$orderId))
  expect(await run('MyOrders')).toMatchObject({ viewer: { orders: { totalCount: 1 } } })
  await runAll(...AFTER_DELIVERY, ...ACCOUNT)
  // An account with an open return cannot be deleted: another one.
  await runAll(...SESSIONS, ...REGISTER, 'DeleteAccount')
  await run('LogIn', { input: { email: facts.now.$mobile, password: 'modarag2026' } })
  expect(await run('KeepAccount')).toMatchObject({ accountKeep: { customer: { deletionDueAt: null } } })
})

test('the customer of the demo shop logs in and has delivered orders to exchange', async () => {
  const { run, runAll } = openPlayground()
  await runAll('LogIn', 'MyOrders', 'ExchangeQuote')
  expect(await run('MyAccount')).toMatchObject({ viewer: { addresses: expect.any(Array) } })
})

test('every example ran in the tests above, and every file of docs/operations is an example', () => {
  expect([...ran].sort()).toEqual(examples.map(({ name }) => name).sort())
  expect(examples.map(({ name, query }) => [name, /^(?:#.*\n)+(?:query|mutation|subscription) (\w+)/.exec(query)?.[1]])).toEqual(examples.map(({ name }) => [name, name]))
})

test('an example whose values are missing names the one that gives them', () => {
  const stepOf = (name: string) => missingStep(filled(examples.find((one) => one.name === name)?.variables, {}))
  expect(['NextPage', 'AddToCart', 'CheckCode', 'ChoosePickup', 'PlaceOrder', 'CancelOrder', 'ReturnOrder', 'KitsOfAClub'].map(stepOf)).toEqual([
    'KitsOfAClub', 'ProductBySlug', 'Register', 'PickupBranches', 'AddToCart', 'PlaceOrder', 'MyOrders', undefined,
  ])
})

test('the guide shows or links every operation, and what it shows is the file with its variables', () => {
  const blocks = [...guide.matchAll(/^```graphql\n([\s\S]*?)\n```(?:\n+```json\n([\s\S]*?)\n```)?/gm)]
  const shown = blocks.map(([, query, variables]) => ({ query, variables: variables && (JSON.parse(variables) as unknown) }))
  const known = examples.map(({ query, variables }) => ({ query, variables }))
  expect(shown.length).toBeGreaterThan(8)
  for (const block of shown) expect(known).toContainEqual(block)
  const missing = examples.filter(({ name, query }) => !guide.includes(`[${name}](operations/`) && !guide.includes(query))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('the commands of the guide do what it says', async () => {
  const { runAll, facts, headers } = openPlayground()
  await runAll('LogIn', 'ProductBySlug', 'AddToCart', 'SetContactAndAddress', 'PlaceOrder')
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'me.png'), PHOTO)
  const env = { ...process.env, TOKEN: headers.authorization?.slice(7), ORDER_ID: String(facts.now.$orderId), ORDER_TOKEN: String(facts.now.$token) }
  const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)\n```/gm)].map(([, command = '']) => command.replaceAll('http://localhost:4000/graphql', url))
  const answers = []
  for (const command of commands) answers.push(await outputOf(`set -e\n${command}`, folder, env))
  expect(answers).toEqual([
    expect.stringContaining('"products"'),
    '',
    expect.stringMatching(/event: next\ndata: \{"data":\{"orderMoved":\{"seq":1/),
    expect.stringMatching(/"accountImageUpdate":\{"customer":\{"image":"http.*"userErrors":\[\]/),
    expect.stringContaining('"clubs"'),
    expect.stringMatching(/"brands".*\n?.*"brands"/),
    expect.stringMatching(/ratelimit-policy: "reads";q=600000;w=10[\s\S]*"cost":\{"requested":\d+,"available":\d+,"restoresPerSecond":60000\}/),
  ])
  expect(answers.join()).not.toContain('"errors"')
  expect(await readFile(join(folder, 'schema.graphql'), 'utf8')).toContain('type Query')
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
