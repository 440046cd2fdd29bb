import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#app/domains/catalog/product-path.ts'
import { formatDays } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryPanel, SummaryRow } from '#app/ui/summary-panel.tsx'
import type { BuyNow_QuoteFragment as Quote } from './__generated__/buy-now.ts'
import { lineFacts, linePicture } from '#app/domains/cart/lines/line-facts.ts'
import { LineParts } from '#app/domains/cart/lines/line-parts.tsx'

/** The one product that is bought, and what it costs at the door. */
export function BuyNowSummary({ quote, className }: { quote: Quote; className?: string }) {
  const { t, i18n } = useTranslation('cart')
  const { product, variant, quantity, subtotal, discount, deliveryFee, delivery, total } = quote
  const item = (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-b border-line-2 pb-4">
      <span className="aspect-4/5 overflow-hidden rounded-sm bg-plinth p-[6%]">
        <Picture {...linePicture(quote)} alt="" sizes="72px" />
      </span>
      <div className="min-w-0 text-14">
        <p className="font-semibold">
          <Link to={productPath(product.slug)} className="hover:underline" viewTransition>
            <Text>{product.name}</Text>
          </Link>
        </p>
        <p className="text-text-2 first-letter:uppercase">
          <Text>{[lineFacts(variant, t), `×${quantity}`].filter(Boolean).join(' · ')}</Text>
        </p>
        <LineParts parts={quote.parts} />
      </div>
    </div>
  )
  return (
    <SummaryPanel
      className={className}
      title={t('buyNow.summary')}
      before={item}
      totalLabel={t('summary.total')}
      total={<Price now={priceText(total)} size="total" />}
      note={t('summary.note')}
    >
      <SummaryRow label={<Text>{t('summary.products', { pieces: quantity })}</Text>} value={<Price now={priceText(subtotal)} size="sm" />} />
      {Number(discount.amount) > 0 ? (
        <SummaryRow label={t('summary.saving')} tone="saving" value={<Price now={savingText(discount)} size="sm" />} />
      ) : null}
      <SummaryRow
        label={t('summary.delivery')}
        value={
          deliveryFee ? (
            <Price now={priceText(deliveryFee)} size="sm" />
          ) : (
            <span className="text-14 text-text-3">{t('summary.later')}</span>
          )
        }
      />
      {deliveryFee && delivery ? (
        <SummaryRow
          label={t('summary.arrives')}
          value={<Text>{formatDays(delivery.from, delivery.to, asLocale(i18n.language) ?? 'ar')}</Text>}
        />
      ) : null}
    </SummaryPanel>
  )
}
