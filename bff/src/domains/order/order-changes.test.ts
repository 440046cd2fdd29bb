import { expect, inject, test } from 'vitest'
import { placeOrder } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'

const CHANGED = `order { status revision allowedActions edit { mine } lines { id quantity } address { notes } }
  userErrors { code path message total { amount } }`

type Placed = { id: string; number: string; revision: number; lines: [{ id: string }] }
type Changed = { done: { order: { revision: number } | null; userErrors: { code: string }[] } }

async function placed() {
  const shop = await startShop()
  const { visit, order, token } = await placeOrder<Placed>(shop, 'id number revision lines { id }')
  const change = async (field: string, type: string, more: object = {}) => {
    const { data, errors } = await visit(
      `mutation ($input: ${type}!) { done: ${field}(input: $input) { ${CHANGED} } }`,
      { input: { id: order.id, token, ...more } },
    )
    expect(errors).toEqual([])
    return (data as unknown as Changed).done
  }
  return { shop, visit, order, token, change }
}

/** The newest message to the shop's customers that names this order. */
async function messageOf(number: string): Promise<string> {
  const headers = { 'x-service-key': 'demo-service-key-not-for-production' }
  const answer = await fetch(`${inject('storeApiUrl')}/outbox`, { headers })
  const { data } = (await answer.json()) as { data: { text: string }[] }
  return data.find(({ text }) => text.includes(number))?.text ?? ''
}

test('an order is confirmed by the code of an SMS, and not by its link alone', async () => {
  const { order, change } = await placed()
  expect(await change('orderConfirm', 'OrderConfirmInput')).toMatchObject({
    order: { status: 'WAITING_CUSTOMER' },
    userErrors: [{ code: 'VALIDATION_FAILED', path: ['code'] }],
  })
  expect(await change('orderCodeSmsSend', 'OrderCodeSmsSendInput')).toMatchObject({ userErrors: [] })
  const code = (await messageOf(order.number)).match(/is (\d{4})/)?.[1]
  expect(await change('orderConfirm', 'OrderConfirmInput', { code })).toMatchObject({
    order: { status: 'CONFIRM', allowedActions: ['EDIT', 'CANCEL'] },
    userErrors: [],
  })
})

test('a guest asks for the code by SMS and for a call, each once', async () => {
  const { change, shop } = await placed()
  expect((await shop.ask('{ codeChannels }')).data).toEqual({ codeChannels: ['WHATSAPP', 'SMS'] })
  expect(await change('orderCodeSmsSend', 'OrderCodeSmsSendInput')).toMatchObject({
    order: { allowedActions: ['CONFIRM', 'REQUEST_CALL', 'EDIT', 'CANCEL'] },
    userErrors: [],
  })
  expect(await change('orderCallRequest', 'OrderCallRequestInput')).toMatchObject({
    order: { allowedActions: ['CONFIRM', 'EDIT', 'CANCEL'] },
    userErrors: [],
  })
})

test('a guest edits and cancels an order by its link', async () => {
  const { order, change } = await placed()
  const begun = await change('orderEditBegin', 'OrderEditBeginInput')
  expect(begun).toMatchObject({
    order: { status: 'EDIT', edit: { mine: true }, allowedActions: ['SAVE_EDIT', 'DISCARD_EDIT', 'CANCEL'] },
  })
  const expectedRevision = begun.order?.revision
  const save = (more: object) => change('orderEditSave', 'OrderEditSaveInput', { expectedRevision, ...more })
  expect(await save({ lines: [{ lineId: order.lines[0].id, quantity: 99 }] })).toMatchObject({
    order: { status: 'EDIT' },
    userErrors: [{ code: 'VALIDATION_FAILED', path: ['lines', '0', 'quantity'] }],
  })
  const nowhere = {
    stateId: '',
    cityId: '',
    region: { id: '' },
    streetAddress: '',
    buildingNumber: '',
    floorNumber: '',
    apartmentNumber: '',
  }
  expect((await save({ destination: { address: nowhere } })).userErrors).toHaveLength(7)
  expect((await save({ expectedRevision: 1 })).userErrors).toMatchObject([
    { code: 'ORDER_CHANGED', path: ['expectedRevision'] },
  ])
  expect((await save({ expectedTotal: '1.00' })).userErrors).toMatchObject([
    { code: 'PRICE_CHANGED', path: ['expectedTotal'], total: { amount: expect.stringMatching(/^\d+\.\d\d$/) } },
  ])
  expect(await save({ lines: [{ lineId: order.lines[0].id, quantity: 1 }] })).toMatchObject({
    order: { status: 'WAITING_CUSTOMER' },
    userErrors: [],
  })
  expect(await change('orderCancel', 'OrderCancelInput', { reason: 'غيّرت رأيي' })).toMatchObject({
    order: { status: 'CANCELED', allowedActions: ['REORDER'] },
  })
  expect(await change('orderEditBegin', 'OrderEditBeginInput')).toMatchObject({
    order: { status: 'CANCELED' },
    userErrors: [{ code: 'EDIT_TOO_LATE', path: ['id'] }],
  })
})
