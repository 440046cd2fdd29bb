import type { ComponentProps } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { adjustedText, MOST_OF_LINE } from '#app/lib/forms/quantity-text.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'

type Stepper = ComponentProps<typeof QuantityStepper>
type Props = Pick<Stepper, 'name' | 'value' | 'defaultValue' | 'error' | 'onValueChange'> & { product: string; max: number }

/** The quantity of a product in its form. Without JavaScript it is typed, and a button sends it. */
export function QuantityField({ product: name, max, ...stepper }: Props) {
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
