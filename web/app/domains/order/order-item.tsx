import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SpecList } from '#app/ui/spec-list.tsx'
import { productPath } from '#app/domains/catalog/catalog-paths.ts'
import type { OrderItem_LineFragment as Line } from './__generated__/order-item.ts'
import { orderLineFacts } from './order-line-facts.ts'

/** One item of an order with all its details. */
export function OrderItem({ line }: { line: Line }) {
  const { t } = useTranslation('order')
  const facts = [
    { label: t('item.color'), value: line.colorName },
    { label: t('item.sizeLabel'), value: line.sizeLabel },
    { label: t('item.quantity'), value: String(line.quantity) },
    { label: t('item.unitPrice'), value: line.unitPrice.formatted },
    { label: t('item.price'), value: line.price.formatted },
  ]
  const codes = [
    { label: t('item.sku'), value: <Ltr className="break-all">{line.sku}</Ltr> },
    { label: t('item.barcode'), value: <Ltr className="break-all">{line.barcode}</Ltr> },
  ]
  const known = facts.flatMap(({ label, value }) => (value ? [{ label, value: <Fact>{value}</Fact> }] : []))
  return (
    <section aria-labelledby="item" className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="aspect-4/5 max-w-56 overflow-hidden rounded-md bg-plinth p-[6%]">
        {line.image ? <Picture base={line.image.base} alt="" sizes="224px" priority /> : null}
      </div>
      <div className="grid content-start gap-4">
        <h2 id="item" className="type-h3">
          <Text>{line.name}</Text>
        </h2>
        <SpecList items={[...known, ...codes]} />
        {line.parts.length > 0 ? (
          <ul className="grid gap-1 text-14 text-text-2">
            {line.parts.map((part, place) => (
              <li key={place}>
                <Text>{[part.name, orderLineFacts(part, t)].join(' · ')}</Text>
              </li>
            ))}
          </ul>
        ) : null}
        {line.product ? (
          <Button asChild variant="outline" className="justify-self-start">
            <Link to={productPath(line.product.slug)} viewTransition>
              {t('item.product')}
            </Link>
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** Capitalises a value: colour names are stored in lower case. */
function Fact({ children }: { children: string }) {
  return (
    <span className="inline-block first-letter:uppercase">
      <Text>{children}</Text>
    </span>
  )
}
