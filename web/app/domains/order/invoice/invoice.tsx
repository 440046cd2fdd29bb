import Printer from 'lucide-react/icons/printer'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { LegalNumbers } from '#app/lib/shop/legal-numbers.tsx'
import { shop } from '#app/lib/shop/shop.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { LogoMark } from '#app/ui/logo.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Invoice_OrderFragment as Order } from './__generated__/order-invoice.ts'
import './invoice.css'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceSums } from './invoice-sums.tsx'

/** The invoice of an order: light in both themes, as on paper. */
export function Invoice({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('order')
  const locale = asLocale(i18n.language) ?? 'ar'
  const { contact, address } = order
  const { stateName: state, cityName: city, regionName: region } = address
  return (
    <article data-theme="light" aria-labelledby="invoice" className="invoice grid gap-8 rounded-md border border-line-2 bg-bg p-5 text-text sm:p-10">
      <header className="flex flex-wrap items-start justify-between gap-6 border-b-2 border-ink pb-6">
        <div className="grid gap-1">
          <p className="flex items-center gap-2.5 font-display text-24 font-extrabold">
            <LogoMark className="size-8" />
            <span>{shop.name[locale]}</span>
          </p>
          <p className="type-meta">
            {t('invoice.phone')} <Ltr>{shop.phone}</Ltr>
          </p>
          <LegalNumbers className="type-meta" />
          {order.branchName ? (
            <p className="type-meta">
              <Text>{t('invoice.branch', { branch: order.branchName })}</Text>
            </p>
          ) : null}
        </div>
        <div className="grid gap-1 sm:text-end">
          <h1 id="invoice" className="type-h2">
            {t('invoice.title')}
          </h1>
          <p className="font-display font-semibold">
            <Ltr>{order.number}</Ltr>
          </p>
          <p className="type-meta">
            <Text>{formatMoment(order.placedAt, locale)}</Text>
          </p>
          <p className="type-meta">{t(`status.${order.status ?? 'unknown'}`)}</p>
        </div>
      </header>
      <section aria-label={t('receiver')} className="grid gap-0.5">
        <h2 className="type-meta">{t('invoice.to')}</h2>
        <p className="font-semibold">
          <Text>{contact.fullName}</Text>
        </p>
        <p>
          <Ltr>{nationalMobile(contact.mobile)}</Ltr>
        </p>
        <p>
          <Text>{t('place.address', address)}</Text>
        </p>
        <p>
          <Text>{t('place.area', { region, city, state })}</Text>
        </p>
      </section>
      <InvoiceLines lines={order.lines} />
      <InvoiceSums order={order} />
      <footer className="border-t border-line-2 pt-4 type-meta">
        <Text>{t('invoice.foot', { percent: order.vatPercent })}</Text>
      </footer>
    </article>
  )
}

/** Opens the browser's print dialog. Hidden without JavaScript. */
export function PrintButton() {
  const { t } = useTranslation('order')
  return (
    <Button
      variant="secondary"
      className="noscript:hidden"
      icon={<Printer aria-hidden="true" strokeWidth={1.75} />}
      onClick={() => window.print()}
    >
      {t('invoice.print')}
    </Button>
  )
}
