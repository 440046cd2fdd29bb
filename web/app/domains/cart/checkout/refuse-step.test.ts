import { expect, test } from 'vitest'
import { refuseStep } from './refuse-step.ts'

const refusal = (code: string) => ({ code, path: [], message: code })

/** Returns what a step answers to refusals with these codes: its form, or the path it redirects to. */
function answerOf(codes: string[], lost?: string[]) {
  const form = new FormData()
  form.set('notes', 'call first')
  try {
    return refuseStep(codes.map(refusal), form, lost)
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}

test.each([['CART_EMPTY'], ['NOT_FOUND'], ['INVALID', 'CART_EMPTY']])(
  'a step without a cart (%s) leads to the cart page and says so there',
  (...codes) => {
    expect(answerOf(codes)).toBe('/my-cart?notice=CART_EMPTY')
  },
)

test('another refusal returns the form with its texts and values', () => {
  expect(answerOf(['INVALID'])).toMatchObject({
    ok: false,
    userErrors: [refusal('INVALID')],
    values: { notes: 'call first' },
  })
})

test('a step decides which codes mean a lost cart', () => {
  expect(answerOf(['NOT_FOUND'], ['CART_EMPTY'])).toMatchObject({ userErrors: [refusal('NOT_FOUND')] })
  expect(answerOf(['CART_EMPTY'], ['CART_EMPTY'])).toBe('/my-cart?notice=CART_EMPTY')
})
