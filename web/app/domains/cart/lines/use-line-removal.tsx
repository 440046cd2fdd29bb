import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { reportResult } from '#app/lib/notify/notify-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type {
  CartLineRow_LineFragment as Line,
  WholeCart_CartFragment as Cart,
} from '#app/domains/cart/__generated__/whole-cart.ts'
import { useCartLineRemoveMutation, useCartLineReturnMutation } from '#app/domains/cart/__generated__/cart-writes.ts'
import { linePicture } from './line-facts.tsx'
import { withoutLine } from '#app/domains/cart/optimistic-cart.ts'

/** Returns a function that removes a cart line optimistically and shows a toast with an undo button. */
export function useLineRemoval(cart: Cart): (line: Line) => Promise<void> {
  const { t, locale } = useTranslation('cart')
  const [remove] = useCartLineRemoveMutation()
  const [putBack] = useCartLineReturnMutation()

  function offerUndo(line: Line): void {
    const key = `cart-removed-${line.id}`
    const undo = () => {
      dismiss(key)
      const parts = line.parts.flatMap(({ variant }) => variant?.id ?? [])
      const input = {
        lines: [{ variantId: line.variant.id, quantity: line.quantity, parts }],
        idempotencyKey: randomId(),
      }
      const cartLinesAdd = { __typename: 'CartLinesAddPayload' as const, userErrors: [], cart }
      void putBack({ variables: { input }, optimisticResponse: { cartLinesAdd } }).then(reportResult)
    }
    const { base } = linePicture(line)
    notify({
      key,
      title: t('line.removed'),
      body: line.product.name,
      picture: <Picture base={base} alt="" sizes="56px" />,
      action: (
        <Button variant="link" size="sm" onClick={undo}>
          {t('line.undo')}
        </Button>
      ),
    })
  }

  return async (line) => {
    const cartLineRemove = {
      __typename: 'CartLineRemovePayload' as const,
      userErrors: [],
      cart: withoutLine(cart, line.id, locale),
    }
    const removed = await remove({
      variables: { input: { lineId: line.id, idempotencyKey: randomId() } },
      optimisticResponse: { cartLineRemove },
    })
    if (reportResult(removed)?.cartLineRemove.userErrors.length === 0) offerUndo(line)
  }
}
