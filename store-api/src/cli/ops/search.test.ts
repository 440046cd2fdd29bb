import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { runProgram } from '#src/cli/program.ts'
import { openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'

const shop = await openShop()
const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })

async function ops(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const env = { STORE_API_URL: url, SERVICE_KEY }
  const code = await runProgram(['ops', 'search', ...args], {
    env,
    print,
    printError: print,
    stopSignal: () => new AbortController().signal,
  })
  return { code, output: lines.join('\n') }
}
/** Searches a text from so many networks, through another server, whose stop writes the counts. */
async function look(q: string, networks: number) {
  const app = await openApp({ config: shop.config, db: shop.db, now: () => shop.clock.now })
  for (let i = 0; i < networks; i++)
    await app.inject({ url: `/products?q=${encodeURIComponent(q)}`, headers: { 'x-forwarded-for': `41.44.0.${i}` } })
  await app.close()
  shop.clock.now = new Date(shop.clock.now.getTime() + 120_000)
}
const suggested = async (q: string) => {
  const { data } = await shop.call<{ terms: string[] }>(
    'GET',
    `/search/suggest?q=${encodeURIComponent(q)}`,
    undefined,
    { 'accept-language': 'ar' },
  )
  return data.terms
}

test('lists the terms of three visitors, hides one in every spelling at once, and shows it again', async () => {
  expect((await ops('terms', 'list')).output).toBe('No term was searched by three visitors.')
  await look('ماتش كورة', 4)
  await look('ماتش', 3)
  await look('أهلي تيشيرت', 2)
  expect((await ops('terms', 'list')).output.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    /^TERM +SEARCHES +STATE\nماتش كورة +4 +–\nماتش +3 +–$/,
  )
  expect(await suggested('ما')).toContain('ماتش كورة')
  expect(await ops('terms', 'hide', 'مَاتش كوره!')).toMatchObject({ code: 0, output: 'ماتش كوره  hidden' })
  await ops('terms', 'hide', 'ماتش كورة')
  expect(await suggested('ما')).not.toContain('ماتش كورة')
  expect(await suggested('ما')).toContain('ماتش')
  const { output } = await ops('terms', 'list', '--days', '7', '--first', '1')
  expect(output.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    /^TERM +SEARCHES +STATE\nماتش كورة +4 +hidden\n\nHIDDEN +SINCE\nماتش كوره +2026-11-22 12:06$/,
  )
  expect((await ops('terms', 'show', 'ماتش كورة')).code).toBe(0)
  expect(await suggested('ما')).toContain('ماتش كورة')
  expect(await ops('terms', 'show', 'ماتش كورة')).toMatchObject({ code: 1, output: 'No term ماتش كورة is hidden.' })
})

test('a refused word hides every term with it, also those that are searched later', async () => {
  await ops('terms', 'hide', 'كورة')
  await look('كورة ماتش', 3)
  expect(await suggested('ما')).not.toContain('ماتش كورة')
  expect(await suggested('')).toEqual(['ماتش'])
  expect((await ops('terms', 'list')).output).toMatch(/كورة ماتش.+ 3 +hidden/)
  expect((await ops('terms', 'hide', '!!!')).output).toMatch(/^VALIDATION_FAILED/)
  await ops('terms', 'show', 'كورة')
})

test('lists what two visitors looked for in vain, without what only one typed and personal data', async () => {
  expect((await ops('missed')).output).toBe('Nothing was missed.')
  await look('زرافه', 1)
  await look('زرافة', 3)
  await look('كورة فيل', 2)
  await look('بطريق', 1)
  await look('mona@example.com', 3)
  await look('qqqq 01001234567', 3)
  expect((await ops('missed')).output.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    /^SEARCHED +VISITORS\nزرافة +3\nفيل +2$/,
  )
  expect((await ops('missed', '--days', '91')).output).toMatch(/^VALIDATION_FAILED/)
})

test('only staff read and hide terms', async () => {
  for (const path of ['/internal/search-terms', '/internal/missed-searches'])
    expect((await shop.call('GET', path)).status).toBe(403)
  for (const act of ['hide', 'show'])
    expect((await shop.call('POST', `/internal/search-terms/${act}`, { term: 'ماتش' })).status).toBe(403)
})
