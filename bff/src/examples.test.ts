import { expect, onTestFinished, test } from 'vitest'
import { examples } from './examples.ts'
import { startShop, visitorOf } from './testing/shop.ts'

test('the examples of GraphiQL work one after the other, up to an order', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.app.close())
  const visit = visitorOf(shop)
  const answers: Awaited<ReturnType<typeof visit>>[] = []
  for (const { query, variables } of examples) answers.push(await visit(query, variables))
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  expect(answers.map(({ data }) => Object.keys(data ?? {})[0])).toEqual([
    'products',
    'product',
    'accountLogin',
    'cartLineAdd',
    'cartClientUpdate',
    'orderPlace',
    'order',
  ])
  expect(JSON.stringify(answers[4]?.data)).toContain('"nextStep":"PAYMENT"')
  expect(answers[5]?.data).toMatchObject({ orderPlace: { order: { status: 'WAITING_CUSTOMER' }, userErrors: [] } })
})
