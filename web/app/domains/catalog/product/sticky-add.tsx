import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { cx } from '#app/ui/cx.ts'
import { StickyBar } from '#app/ui/sticky-bar.tsx'
import { AddButton } from './buy-layout.tsx'
import { ProductPrice } from '#app/domains/catalog/cards/product-price.tsx'

type Priced = Parameters<typeof ProductPrice>[0]['of']

type Props = {
  /** Id of the form that the button submits. */
  form: string
  busy: boolean
  price: Priced
  /** The chosen size, or a hint to choose one. */
  note?: string | null
  /** Whether the form's own button is on the screen, or the bar would cut the title. */
  hidden: boolean
}

/** Sticky bar on phones with price, size and button while the form is out of view. Its space is always reserved. */
export function StickyAdd({ form, busy, price, note, hidden }: Props) {
  const { t } = useTranslation('catalog')
  return (
    <div className={cx('contents', hidden && '[&>*]:invisible')}>
      <StickyBar className="-mx-gutter noscript:hidden">
        <div className="min-w-0 flex-none">
          <ProductPrice of={{ ...price, compareAtPrice: null }} size="lg" />
          <p className="type-meta">{note ? <Text>{note}</Text> : t('price.vat')}</p>
        </div>
        <AddButton form={form} busy={busy} className="flex-1" />
      </StickyBar>
    </div>
  )
}
