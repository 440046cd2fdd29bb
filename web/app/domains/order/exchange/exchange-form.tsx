import { Form } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ErrorSummary } from '#app/lib/forms/error-summary.tsx'
import { adjustedText } from '#app/domains/catalog/add-to-cart/line-quantity.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { numberOf } from '#app/lib/route/number-of.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError } from '#app/ui/field.tsx'
import { Radio } from '#app/ui/option-row.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Select } from '#app/ui/select.tsx'
import { SizeButtons } from '#app/ui/size-buttons.tsx'
import { LineForm } from '#app/domains/order/line-form.tsx'
import { orderLineFacts } from '#app/domains/order/order-line-facts.ts'
import { type OrderLink, orderPartPath } from '#app/domains/order/order-paths.ts'
import { isFaultOnly, reasonsOf } from '#app/domains/order/returns/return-write.ts'
import { exchangeFields } from './exchange-address.ts'
import type { ChoiceFault, Exchange, ExchangeLine, Variant } from './exchange-load.ts'

type Props = { exchange: Exchange; link: OrderLink }

/** Chooses what each line is exchanged for. A GET form: the address has the choice, with and without JavaScript. */
export function ExchangeForm({ exchange: { lines, faults }, link }: Props) {
  const { t } = useTranslation('order')
  const texts = faults.map(({ id, key }) => ({ id, message: t(`exchange.fault.${key}`) }))
  return (
    <Form method="get" action={orderPartPath(link, 'exchange')} className="grid gap-6">
      {link.token ? <input type="hidden" name="token" value={link.token} /> : null}
      <ErrorSummary title={t('track.correct')} faults={texts} answer={faults} />
      <ul id="lines" tabIndex={-1}>
        {lines.map((line) => (
          <ExchangeLineFields key={line.line.id} {...line} faults={faults} />
        ))}
      </ul>
      <Button type="submit" size="lg" name={exchangeFields.review} value="1" className="sm:justify-self-start">
        {t('exchange.review')}
      </Button>
    </Form>
  )
}

type LineProps = ExchangeLine & { faults: readonly ChoiceFault[] }

/** One line: the variants to choose from, and once one is chosen its quantity and the reason. */
function ExchangeLineFields({ line, product, isOther, item, faults }: LineProps) {
  const { t } = useTranslation('order')
  const id = numberOf(line.id)
  const fault = (name: string) => faults.find((each) => each.id === `${name}-${id}`)?.key
  const [variantFault, reasonFault] = [fault('variant'), fault('reason')]
  const chosen = product?.variants?.find((variant) => numberOf(variant.id) === item?.variantId)
  return (
    <LineForm
      line={{ ...line, id }}
      facts={[
        orderLineFacts({ ...line, quantity: line.exchangeableQuantity }, t),
        t('returns.each', { price: line.unitPrice.formatted }),
      ]}
    >
      <div className="group/line grid gap-4">
        {isOther && product ? <OtherProduct lineId={id} product={product} /> : null}
        <fieldset id={`variant-${id}`} tabIndex={-1} className="grid min-w-0 gap-3">
          <legend className="pb-1 text-14 font-semibold">
            <Text>{t(isOther ? 'exchange.chooseOther' : 'exchange.choose')}</Text>
          </legend>
          <Radio name={`variant-${id}`} value="" defaultChecked={!chosen} label={t('exchange.keep')} />
          {groupsOf(product?.variants ?? []).map(([color, variants]) => (
            <SizeButtons
              key={color}
              legend={<Text>{color || t('exchange.sizes')}</Text>}
              name={`variant-${id}`}
              options={variants.map((variant) => ({
                value: numberOf(variant.id),
                label: variant.size?.label ?? variant.sku,
                note: variant.sku === line.sku ? t('exchange.yours') : undefined,
                soldOut: variant.available === 0,
              }))}
              soldOutLabel={t('editing.soldOut')}
              defaultSelected={chosen ? [numberOf(chosen.id)] : []}
            />
          ))}
          {variantFault ? <FieldError>{t(`exchange.fault.${variantFault}`)}</FieldError> : null}
        </fieldset>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 group-has-[input[type=radio][value='']:checked]/line:hidden">
          <Quantity line={{ ...line, id }} chosen={item?.quantity} />
          <Field
            id={`reason-${id}`}
            label={t('returns.reasonLabel')}
            required
            error={reasonFault && t('exchange.fault.reason')}
            hint={isFaultOnly(line) ? t('returns.faultOnly') : undefined}
            className="min-w-[min(14rem,100%)] flex-1"
          >
            <Select
              name={`reason-${id}`}
              defaultValue={item?.reason ?? ''}
              placeholder={t('returns.choose')}
              options={reasonsOf(line.returnReasons).map((reason) => ({
                value: reason,
                label: t(`returns.reason.${reason}`),
              }))}
            />
          </Field>
        </div>
        <Button
          type="submit"
          variant="outline"
          size="sm"
          name={isOther ? exchangeFields.own : exchangeFields.other}
          value={id}
          className="justify-self-start"
        >
          {t(isOther ? 'exchange.own' : 'exchange.other')}
        </Button>
      </div>
    </LineForm>
  )
}

/** The units that are exchanged; one needs no choice. */
function Quantity({
  line: { id, name, exchangeableQuantity: most },
  chosen,
}: {
  line: ExchangeLine['line']
  chosen?: number
}) {
  const { t, i18n } = useTranslation('order')
  if (most === 1) return null
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-14 font-semibold">
        {t('exchange.pieces', { count: most })}
      </span>
      <QuantityStepper
        name={`quantity-${id}`}
        label={t('exchange.quantity', { name })}
        increaseLabel={t('editing.increase', { name })}
        decreaseLabel={t('editing.decrease', { name })}
        defaultValue={chosen ?? 1}
        max={most}
        adjustedText={adjustedText(i18n.t)}
      />
    </div>
  )
}

type OtherProductProps = { /** Number of the line. */ lineId: string; product: NonNullable<ExchangeLine['product']> }

function OtherProduct({ lineId, product: { id, name, price, image } }: OtherProductProps) {
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 rounded-md bg-surface-1 p-3 text-14">
      <input type="hidden" name={`product-${lineId}`} value={numberOf(id)} />
      <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
        <Picture base={image.base} alt="" sizes="48px" />
      </span>
      <span>
        <span className="block font-semibold">
          <Text>{name}</Text>
        </span>
        <bdi>{price.formatted}</bdi>
      </span>
    </div>
  )
}

/** Groups variants by the name of their colour, '' without one. */
function groupsOf(variants: readonly Variant[]): [color: string, variants: Variant[]][] {
  return [...Map.groupBy(variants, ({ color }) => color?.name ?? '')]
}
