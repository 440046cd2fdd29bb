import { expect, test } from 'vitest'
import { anyVariant, newContact } from '#src/testing/checkout.ts'
import { startShop, visitorOf } from '#src/testing/shop.ts'

const CHOOSE = `mutation ($branchId: ID!) { cartPickupChoose(input: { branchId: $branchId }) {
  cart { nextStep address { state { id } } deliveryFee { amount } pickup { complete branch { id } } } userErrors { code path }
} }`
type Branches = { cartPickupBranches: { branch: { id: string }; distanceKm: number }[] }

test('a visitor lists branches by distance, chooses one without an address, and goes back to delivery', async () => {
  const shop = await startShop()
  const visit = visitorOf(shop)
  const variantId = await anyVariant(shop)
  expect((await visit('{ cartPickupBranches { branch { id } } }')).data).toEqual({ cartPickupBranches: null })
  await visit('mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { id } } }', {
    v: variantId,
  })
  await visit(
    'mutation ($input: CartContactUpdateInput!) { cartContactUpdate(input: $input) { userErrors { code } } }',
    { input: { contact: newContact() } },
  )
  const { data } = await visit(
    '{ cartPickupBranches(near: { latitude: 30.04, longitude: 31.23 }) { branch { id } distanceKm complete readyAt } }',
  )
  const distances = (data as unknown as Branches).cartPickupBranches.map(({ distanceKm }) => distanceKm)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(
    (await visit('{ cartPickupBranches(lat: 30.04, lng: 31.23) { branch { id } distanceKm complete readyAt } }')).data,
  ).toEqual(data)
  const whole = (await visit('{ cartPickupBranches { complete branch { id } } }')).data as unknown as {
    cartPickupBranches: { complete: boolean; branch: { id: string } }[]
  }
  const branchId = whole.cartPickupBranches.find(({ complete }) => complete)?.branch.id
  expect((await visit(CHOOSE, { branchId })).data).toMatchObject({
    cartPickupChoose: {
      cart: {
        nextStep: 'PAYMENT',
        address: null,
        deliveryFee: { amount: '0.00' },
        pickup: { complete: true, branch: { id: branchId } },
      },
      userErrors: [],
    },
  })
  expect((await visit(CHOOSE, { branchId: 'x' })).data).toMatchObject({
    cartPickupChoose: { userErrors: [{ code: 'PICKUP_UNAVAILABLE', path: ['branchId'] }] },
  })
  const back = await visit('mutation { cartDeliveryChoose { cart { pickup { complete } nextStep revision } } }')
  expect(back.data).toMatchObject({ cartDeliveryChoose: { cart: { pickup: null, nextStep: 'ADDRESS' } } })
})

test('a product that is bought at once lists the branches that have it', async () => {
  const shop = await startShop()
  const query = 'query ($v: ID!) { buyNowPickupBranches(variantId: $v) { complete branch { id } } }'
  const { data } = await shop.ask(query, { variables: { v: await anyVariant(shop) } })
  expect(data?.buyNowPickupBranches).toContainEqual({ complete: true, branch: { id: expect.any(String) } })
})
