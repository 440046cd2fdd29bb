import { beforeEach, expect, test } from 'vitest'
import { ADDRESS, openShop } from '#src/domains/cart/shop.fixture.ts'
import type { Address } from './address.schema.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'

const shop = await openShop()
const { call, clock, db } = shop

let mona: Awaited<ReturnType<typeof loggedIn>>
beforeEach(async () => {
  mona = await loggedIn(shop)
})

const HOME = { ...ADDRESS, fullName: 'منى عبد الرحمن', mobile: '٠١٠ ١٢٣٤ ٥٦٧٨', anotherMobile: '+20 111 234 5678' }

const add = async (more: object = {}, headers: Record<string, string> = mona.headers) => {
  clock.now = new Date(clock.now.getTime() + 1)
  return call<Address>('POST', '/addresses', { ...HOME, ...more }, headers)
}
const list = async (headers = mona.headers) => (await call<Address[]>('GET', '/addresses', undefined, headers)).data
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)

test('stores an address in normal form and returns the names of its places in the language of the request', async () => {
  const { status, data } = await add()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    mobile: '+201012345678',
    anotherMobile: '+201112345678',
    stateName: 'Cairo',
    cityName: 'Nasr City',
    regionName: 'First District',
    floorNumber: '٣',
    landmark: null,
    isDefault: true,
    deliverable: true,
  })
  const arabic = await call<Address>('GET', `/addresses/${data.id}`, undefined, {
    ...mona.headers,
    'accept-language': 'ar',
  })
  expect(arabic.data).toMatchObject({ id: data.id, stateName: 'القاهرة', regionName: 'الحي الأول' })
})

test('lists the default first, then the newest', async () => {
  const [first, second, third] = [
    (await add()).data.id,
    (await add()).data.id,
    (await add({ isDefault: true })).data.id,
  ]
  expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ])
  await call('POST', `/addresses/${first}/default`, undefined, mona.headers)
  expect((await list()).map(({ id }) => id)).toEqual([first, third, second])
})

test('the newest address becomes the default when the default is deleted', async () => {
  const [first, second, third] = [(await add()).data.id, (await add()).data.id, (await add()).data.id]
  await call('POST', `/addresses/${second}/delete`, undefined, mona.headers)
  expect(await defaults()).toEqual([first])
  await call('POST', `/addresses/${first}`, { ...HOME, isDefault: false }, mona.headers)
  expect(await defaults()).toEqual([first])
  await call('POST', `/addresses/${first}/delete`, undefined, mona.headers)
  expect(await defaults()).toEqual([third])
})

test('reports every fault of receiver and place at once', async () => {
  const { status, error } = await add({ fullName: 'منى', anotherMobile: '01012345678', cityId: 2, streetAddress: ' ' })
  expect([status, error.error]).toEqual([422, 'VALIDATION_FAILED'])
  expect(
    Object.entries(error.errors ?? {})
      .map(([name, [fault]]) => `${name} ${fault?.rule}`)
      .sort(),
  ).toEqual(['anotherMobile different', 'cityId ref', 'fullName min', 'regionId ref', 'streetAddress required'])
  expect((await add({ regionId: 2 })).error).toMatchObject({ error: 'REGION_NOT_DELIVERABLE' })
  expect((await add({ mobile: '0101' })).error.errors).toMatchObject({
    mobile: [{ rule: 'min', message: expect.stringContaining('10') }],
  })
  expect(await list()).toEqual([])
})

test('keeps an address without delivery and says so', async () => {
  const { data } = await add()
  await db.updateTable('region').set({ deliverable: false }).where('id', '=', 1).execute()
  expect(await list()).toMatchObject([{ id: data.id, deliverable: false }])
  await db.updateTable('region').set({ deliverable: true }).where('id', '=', 1).execute()
})

test('does not find or change another customer’s address', async () => {
  const { data } = await add()
  const other = await loggedIn(shop)
  const tries = [
    await call('GET', `/addresses/${data.id}`, undefined, other.headers),
    await call('POST', `/addresses/${data.id}`, { ...HOME, fullName: 'Somebody Else' }, other.headers),
    await call('POST', `/addresses/${data.id}`, { fullName: '' }, other.headers),
    await call('POST', `/addresses/${data.id}/delete`, undefined, other.headers),
    await call('POST', `/addresses/${data.id}/default`, undefined, other.headers),
    await call('GET', `/addresses/${2 ** 40}`, undefined, other.headers),
    await call('POST', '/addresses/9007199254740991/delete', undefined, other.headers),
  ]
  expect(tries.map(({ status, error }) => `${status} ${error.error}`)).toEqual(tries.map(() => '404 NOT_FOUND'))
  expect(await list(other.headers)).toEqual([])
  expect(await list()).toEqual([data])
})

test('a guest has no address book', async () => {
  const answers = [await add({}, {}), await call('GET', '/addresses'), await call('POST', '/addresses/1/delete')]
  expect(answers.map(({ status, error }) => `${status} ${error.error}`)).toEqual(
    answers.map(() => '401 UNAUTHENTICATED'),
  )
})

test('30 concurrent inserts store 20 addresses with one default, also after 20 concurrent changes', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => add({ isDefault: at % 2 === 0 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({ error: 'LIMIT_REACHED' })
  const book = await list()
  expect([book.length, (await defaults()).length]).toEqual([20, 1])
  await Promise.all(
    book.map(({ id }, at) =>
      call('POST', `/addresses/${id}/${at % 3 === 0 ? 'delete' : 'default'}`, undefined, mona.headers),
    ),
  )
  expect([(await list()).length, (await defaults()).length]).toEqual([13, 1])
})
