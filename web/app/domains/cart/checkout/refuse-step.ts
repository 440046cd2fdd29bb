import type { UserError } from '#app/lib/apollo/written.ts'
import { refused, type Refused } from '#app/lib/forms/write.ts'
import { goTo } from '#app/lib/route/results.ts'

/**
 * Returns the form of a refused checkout step. Throws a redirect to the cart page for the codes in `lost`, which mean
 * an empty or missing cart.
 */
export function refuseStep(
  userErrors: readonly UserError[],
  form: FormData,
  lost: readonly string[] = ['CART_EMPTY', 'NOT_FOUND'],
): Refused {
  if (userErrors.some(({ code }) => lost.includes(code))) throw goTo('/my-cart?notice=CART_EMPTY')
  return refused(userErrors, form)
}
