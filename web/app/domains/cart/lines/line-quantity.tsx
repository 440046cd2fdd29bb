import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { CartLineRow_LineFragment as Line } from './__generated__/cart-line-row.ts'

type Props = { line: Line; onChange: (quantity: number) => void; onSubmit: () => void }

/** How many of a line. Without JavaScript the number is typed and sent. */
export function LineQuantity({ line, onChange, onSubmit }: Props) {
  const { t } = useTranslation('cart')
  const { name } = line.product
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" action="/my-cart" onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityStepper
        name="quantity"
        label={t('line.quantity', { name })}
        increaseLabel={t('line.increase', { name })}
        decreaseLabel={t('line.decrease', { name })}
        value={line.quantity}
        // More than there is stays as it was told until it is mended.
        max={Math.max(line.available, line.quantity)}
        onValueChange={onChange}
      />
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {t('line.update')}
        </Button>
      </noscript>
    </form>
  )
}
