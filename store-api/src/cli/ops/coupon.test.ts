import { expect, test } from 'vitest'
import { runProgram } from '#src/cli/program.ts'
import { openShop, readyCart, SERVICE_KEY, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { freeFromInCairo } from '#src/domains/coupon/coupon.fixture.ts'
import { sendOrder } from '#src/domains/order/order.fixture.ts'

const shop = await openShop()
const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })

async function ops(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const env = { STORE_API_URL: url, SERVICE_KEY }
  const code = await runProgram(['ops', ...args], {
    env,
    print,
    printError: print,
    stopSignal: () => new AbortController().signal,
  })
  return { code, output: lines.join('\n') }
}

test('makes a coupon that an order uses, lists and shows it with the order, and stops it', async () => {
  const terms = [
    '--percent',
    '15',
    '--maximum',
    '99.50',
    '--minimum',
    '500',
    '--from',
    '2026-08-01',
    '--to',
    '2026-12-31',
    '--uses',
    '100',
    '--per-customer',
    '1',
  ]
  const made = await ops('coupon', 'create', 'summer15', ...terms, '--category', 'kits', '--on-offers')
  expect([made.code, made.output]).toEqual([
    0,
    expect.stringMatching(
      /^Code\s+SUMMER15 \(.+\)\nSaves\s+15 %\nAt most\s+99\.50 EGP\nMinimum\s+500\.00 EGP\nFrom\s+2026-08-01 00:00\nUntil\s+2027-01-01 00:00\nCategories\s+kits\nOffers\s+.+\nUses\s+0 of 100, 1 per customer/,
    ),
  ])
  const { headers, body } = await readyCart(shop, { variantId: SHIRT })
  const { data: cart } = await shop.call('POST', '/cart/coupon', { code: 'SUMMER15' }, headers)
  const { data: order } = await sendOrder(shop, headers, { ...body, expectedRevision: cart.revision })
  expect((await ops('coupon', 'list')).output).toMatch(/SUMMER15\s+15 %\s+500\.00\s+1\s+100\s+99\.50/)
  expect((await ops('coupon', 'show', 'SUMMER15')).output).toContain(order.number)
  expect((await ops('order', 'show', order.number)).output).toMatch(
    /Coupon\s+SUMMER15: 99\.50 EGP\nSums\s+1,800\.00 − 300\.00 − 99\.50 \+ 50\.00 = 1,450\.50 EGP/,
  )
  expect((await ops('coupon', 'stop', 'summer15')).output).toMatch(/^Code\s+SUMMER15 \(stopped/)
})

test('refuses a code that is taken, two benefits, unknown slugs and days that are none', async () => {
  await ops('coupon', 'create', 'TAKEN', '--free-delivery')
  const answers = [
    await ops('coupon', 'create', 'taken', '--free-delivery'),
    await ops('coupon', 'create', 'TWO', '--percent', '5', '--amount', '5'),
    await ops('coupon', 'create', 'NOWHERE', '--percent', '5', '--brand', 'nobody'),
    await ops('coupon', 'create', 'DAY', '--percent', '5', '--to', '2026-13-01'),
    await ops('coupon', 'create', 'MORE', '--percent', '95'),
    await ops('coupon', 'show', 'NOTHING'),
  ]
  expect(answers.map(({ code, output }) => [code, output.split('\n')[0]])).toEqual([
    [1, expect.stringContaining('code:')],
    [1, expect.stringContaining('percent:')],
    [1, expect.stringContaining('brands:')],
    [2, expect.stringContaining('It must be a day like 2026-12-01.')],
    [1, expect.stringContaining('percent:')],
    [1, 'There is no coupon NOTHING.'],
  ])
  expect((await ops('coupon', 'list')).output).not.toMatch(/NOWHERE|TWO/)
})

test('sets from which sum delivery is free', async () => {
  await freeFromInCairo(shop, 150_000)
  expect((await ops('delivery', 'groups')).output).toMatch(/1\s+cairo\s+1,500\.00\s+C/)
  expect((await ops('delivery', 'free-from', 'cairo', '1200')).output).toMatch(/cairo\s+1,200\.00/)
  expect((await ops('delivery', 'free-from', '1', 'never')).output).toMatch(/cairo\s+never/)
  expect(await ops('delivery', 'free-from', 'mars', '1')).toEqual({
    code: 1,
    output: 'There is no group mars. There are: cairo.',
  })
})

test('staff routes need the service key', async () => {
  for (const path of ['/internal/coupons', '/internal/coupons/X', '/internal/delivery-groups'])
    expect((await shop.call('GET', path)).error.error).toBe('FORBIDDEN')
  expect((await shop.call('POST', '/internal/coupons', { code: 'FREE', percent: 90 })).status).toBe(403)
})
