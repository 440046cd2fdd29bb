import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { QuickSize, QuickSizes } from '#app/ui/quick-sizes.tsx'
import type { QuickAdd_ProductFragment } from './__generated__/quick-add.ts'
import { AddFields, useAddToCart } from '#app/domains/catalog/buying/use-add-to-cart.tsx'
import { CART_PATH } from '#app/domains/catalog/buying/add-to-cart-write.ts'

/** Size buttons over a card's picture. A press adds that size of the first colour to the cart. */
export function QuickAdd({ product }: { product: QuickAdd_ProductFragment }) {
  const { t } = useTranslation('catalog')
  const { Form, busy, begin } = useAddToCart()
  const { name, image, sizes } = product
  const only = sizes.length === 1
  return (
    <Form action={CART_PATH}>
      <AddFields />
      <QuickSizes label={t('add.quick', { name })}>
        {sizes.map(({ variantId, inStock, size }) => (
          <QuickSize
            key={variantId}
            type={inStock ? 'submit' : 'button'}
            name="variantId"
            value={variantId}
            soldOut={!inStock}
            aria-disabled={busy || !inStock || undefined}
            aria-label={inStock ? t('add.quickSize', { size: size.label }) : `${size.label} ${t('size.soldOut')}`}
            // `disabled` would drop the keyboard focus.
            onClick={(event) => begin({ name, picture: image.base, note: size.label }) || event.preventDefault()}
          >
            {only ? t('add.button') : size.label}
          </QuickSize>
        ))}
      </QuickSizes>
    </Form>
  )
}
