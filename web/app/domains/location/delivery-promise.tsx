import Truck from 'lucide-react/icons/truck'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDays } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LiveRegion } from '#app/ui/live-region.tsx'
import type { DeliveryPromise_QuoteFragment as Quote } from './__generated__/places.ts'

type Props = { quote: Quote | null }

/** What delivery costs and when it arrives; until it is known, what it waits for. */
export function DeliveryPromise({ quote }: Props) {
  const { t, i18n } = useTranslation('location')
  const locale = asLocale(i18n.language) ?? 'ar'
  const fee = quote?.fee?.formatted
  const days = quote ? t('promise.days', { days: formatDays(quote.from, quote.to, locale) }) : ''
  const title = fee ? t('promise.title', { fee }) : ''
  return (
    <div className="min-h-14">
      <LiveRegion>{quote?.deliverable === false ? t('promise.none') : [title, days].filter(Boolean).join('. ')}</LiveRegion>
      {quote?.deliverable === false ? <Alert tone="warning">{t('promise.none')}</Alert> : null}
      {quote?.deliverable && fee ? (
        <p className="flex min-h-14 items-center gap-3 rounded-md border border-line-2 px-4 py-2 text-15">
          <Truck aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
          <span>
            <span className="font-semibold">
              <Text>{title}</Text>
            </span>
            {' · '}
            <span className="text-text-2">
              <Text>{days}</Text>
            </span>
          </span>
        </p>
      ) : null}
      {quote ? null : (
        <p className="flex min-h-14 items-center gap-3 rounded-md border border-line-2 px-4 py-2 text-15 text-text-2">
          <Truck aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
          {t('promise.first')}
        </p>
      )}
    </div>
  )
}
