import type { ComponentProps, SubmitEvent } from 'react'
import { useActionData } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { refusalText } from '#app/lib/notify/error-text.ts'
import type { WriteResult } from '#app/lib/forms/write.ts'
import type { CartLineRow_LineFragment as Line } from '#app/domains/cart/__generated__/whole-cart.ts'
import { adjustedText, MOST_OF_LINE } from '#app/domains/catalog/add-to-cart/line-quantity.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'

type Props = { line: Line; onChange: (quantity: number) => void; onSubmit: () => void }

/** Quantity form of a cart line. Without JavaScript the number is typed and submitted. */
export function LineQuantity({ line, onChange, onSubmit }: Props) {
  const { i18n } = useTranslation()
  const posted = useActionData<WriteResult>()
  const refusal = posted?.ok === false && posted.values.lineId === line.id ? posted.userErrors[0] : undefined
  // A quantity above the available one is kept until the visitor changes it.
  const max = Math.max(line.available, line.quantity)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" action="/my-cart" onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityField
        product={line.product.name}
        name="quantity"
        value={line.quantity}
        max={max}
        error={refusal && refusalText(refusal, i18n.t)}
        onValueChange={onChange}
      />
    </form>
  )
}

type Stepper = ComponentProps<typeof QuantityStepper>
type QuantityFieldProps = Pick<Stepper, 'name' | 'value' | 'defaultValue' | 'error' | 'onValueChange'> & {
  product: string
  max: number
}

/** Quantity field of a product. Without JavaScript it has a submit button. */
export function QuantityField({ product: name, max, ...stepper }: QuantityFieldProps) {
  const { t, i18n } = useTranslation('cart')
  return (
    <>
      <QuantityStepper
        {...stepper}
        label={t('line.quantity', { name })}
        increaseLabel={t('line.increase', { name })}
        decreaseLabel={t('line.decrease', { name })}
        max={max}
        adjustedText={adjustedText(i18n.t, { isScarce: max < MOST_OF_LINE })}
      />
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {t('line.update')}
        </Button>
      </noscript>
    </>
  )
}
