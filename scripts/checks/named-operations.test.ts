import { expect, test } from 'vitest'
import { uncalledOperations, unnamedFields } from './named-operations.ts'

test('a field that is only a part of a word is not named', () => {
  const sdl = 'type Query { cart: Int branches: Int } type Mutation { cartClear: Int }'
  expect(unnamedFields(sdl, '{ cartPickup branches }')).toEqual(['Query.cart', 'Mutation.cartClear'])
})

test('an operation needs its fixed segments and its method in one test, whole or through a helper', () => {
  const close = { closeTicket: { method: 'post', path: '/internal/tickets/{number}/close' } }
  const helper = ["call(method, `/internal/tickets${path}`); asShop('POST', `/${number}/close`)"]
  expect(uncalledOperations(close, helper)).toEqual([])
  expect(uncalledOperations(close, ["call('GET', '/internal/tickets/7/close')", "call('POST', '/tickets')"])).toEqual([
    'POST /internal/tickets/{number}/close (closeTicket)',
  ])
})
