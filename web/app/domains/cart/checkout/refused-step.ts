import type { UserError } from '#app/lib/apollo/written.ts'
import { refused, type Refused } from '#app/lib/forms/write.ts'
import { goTo } from '#app/lib/route/results.ts'

/** A refused step of the checkout: the form again, or the page of the cart when these codes (`lost`) say that the cart is empty or gone. */
export function refusedStep(userErrors: readonly UserError[], form: FormData, lost: readonly string[] = ['CART_EMPTY', 'NOT_FOUND']): Refused {
  if (userErrors.some(({ code }) => lost.includes(code))) throw goTo('/my-cart?notice=CART_EMPTY')
  return refused(userErrors, form)
}
