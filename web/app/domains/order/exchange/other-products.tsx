import { Form, Link, useSearchParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { Button } from '#app/ui/button.tsx'
import { ChevronForward } from '#app/ui/directional-icon.tsx'
import { Field } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextInput } from '#app/ui/text-input.tsx'
import { type OrderLink, orderPartPath } from '#app/domains/order/order-paths.ts'
import { choicePath, exchangeFields, keptFields, otherProductPath } from './exchange-address.ts'
import type { Exchange, OtherProduct } from './exchange-load.ts'

type Props = { other: NonNullable<Exchange['other']>; link: OrderLink }

/** Chooses the product that a line is exchanged for: those of its category, or what a search finds. */
export function OtherProducts({ other: { line, words, products }, link }: Props) {
  const { t } = useTranslation('order')
  const [search] = useSearchParams()
  return (
    <section aria-labelledby="other" className="grid gap-5">
      <h2 id="other" tabIndex={-1} className="type-h3">
        <Text>{t('exchange.otherTitle', { name: line.name })}</Text>
      </h2>
      <Form
        method="get"
        role="search"
        action={orderPartPath(link, 'exchange')}
        className="flex flex-wrap items-end gap-3"
      >
        {keptFields(search, [exchangeFields.words]).map(([name, value], place) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <Field label={t('exchange.words')} className="min-w-[min(14rem,100%)] flex-1">
          <TextInput name={exchangeFields.words} type="search" maxLength={100} defaultValue={words} />
        </Field>
        <Button type="submit" variant="secondary">
          {t('exchange.find')}
        </Button>
      </Form>
      {products.length > 0 ? (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {products.map((product) => (
            <li
              key={product.id}
              className="relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-3 text-14"
            >
              <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
                <Picture base={product.image.base} alt="" sizes="56px" />
              </span>
              <span className="grid gap-0.5">
                <Link
                  to={otherProductPath(link, search, { lineId: line.id, productId: product.id })}
                  viewTransition
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                >
                  <Text>{product.name}</Text>
                </Link>
                <span className="text-text-2">
                  <bdi>{product.price.formatted}</bdi> · <Difference paid={paidForUnit(line)} price={product.price} />
                </span>
              </span>
              <ChevronForward className="size-4" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-text-2">{t('exchange.none')}</p>
      )}
      <Button asChild variant="outline" className="justify-self-start">
        <Link to={choicePath(link, search)}>{t('exchange.back')}</Link>
      </Button>
    </section>
  )
}

/** What was paid for one unit, in piastres. */
function paidForUnit({ unitPrice, couponDiscount, quantity }: Props['other']['line']): number {
  return piastresOf(unitPrice) - Math.round(piastresOf(couponDiscount) / quantity)
}

type DifferenceProps = { paid: number; price: OtherProduct['price'] }

/** How much one unit costs more or less than the one that goes back. */
function Difference({ paid, price }: DifferenceProps) {
  const { t, locale } = useTranslation('order')
  const more = piastresOf(price) - paid
  if (more === 0) return t('exchange.samePrice')
  const sum = moneyOf(Math.abs(more), locale).formatted
  return <Text>{t(more > 0 ? 'exchange.dearer' : 'exchange.cheaper', { sum })}</Text>
}
