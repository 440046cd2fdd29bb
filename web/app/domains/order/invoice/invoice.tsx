import Printer from 'lucide-react/icons/printer'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatMoment } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { nationalMobile } from '#app/lib/phone/national-mobile.ts'
import { LegalNumbers } from '#app/lib/shop/legal-numbers.tsx'
import { shop } from '#app/lib/shop/shop.ts'
import { Ltr } from '#app/ui/bidi-text.tsx'
import { LogoMark } from '#app/ui/logo.tsx'
import { Button } from '#app/ui/button.tsx'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { cx } from '#app/ui/cx.ts'
import { moneyBackOf } from '#app/domains/order/order-cost.ts'
import type { Invoice_OrderFragment as Order } from './__generated__/order-invoice.ts'
import './invoice.css'
import { InvoiceLines } from './invoice-lines.tsx'
import { OrderPlace } from '#app/domains/order/order-place.tsx'
import { statusText } from '#app/domains/order/order-pickup.ts'

/** The invoice of an order: light in both themes, as on paper. */
export function Invoice({ order }: { order: Order }) {
  const { t, locale } = useTranslation('order')
  const { contact } = order
  return (
    <article
      data-theme="light"
      aria-labelledby="invoice"
      className="invoice grid gap-8 rounded-md border border-line-2 bg-bg p-[min(1.25rem,5vw)] text-text sm:p-10"
    >
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
          <p className="type-meta">{statusText(order, t)}</p>
        </div>
      </header>
      <section aria-label={t('receiver')} className="grid gap-0.5 wrap-anywhere">
        <h2 className="type-meta">{t('invoice.to')}</h2>
        <p className="font-semibold">
          <Text>{contact.fullName}</Text>
        </p>
        <p>
          <Ltr>{nationalMobile(contact.mobile)}</Ltr>
        </p>
        <OrderPlace order={order} />
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

type Money = Order['tax']

/** The sums of an invoice: how the total came about, the VAT in it, the total without VAT, and the amount paid. */
function InvoiceSums({ order }: { order: Order }) {
  const { t, locale } = useTranslation('order')
  const {
    subtotal,
    discount,
    coupon,
    couponDiscount,
    deliveryFee,
    credit,
    total,
    tax,
    collected,
    refunded,
    refundDue,
    returnFee,
    vatPercent,
    paid,
  } = order
  // The credit of an exchange is a payment: the VAT is that of the whole price.
  const price = moneyOf(piastresOf(total) + piastresOf(credit), locale)
  const net = moneyOf(piastresOf(price) - piastresOf(tax), locale)
  const { exchanged } = moneyBackOf(order)
  return (
    <dl className="ms-auto grid w-full max-w-80 gap-1.5 text-14">
      <Row label={t('sums.products')} sum={subtotal} />
      {isSome(discount) ? <Row label={t('sums.saving')} sum={discount} less /> : null}
      {coupon && isSome(couponDiscount) ? <Row label={t('sums.coupon', coupon)} sum={couponDiscount} less /> : null}
      {order.pickup ? null : (
        <Row
          label={coupon?.freeDelivery ? `${t('sums.delivery')} (${t('sums.coupon', coupon)})` : t('sums.delivery')}
          sum={deliveryFee}
        />
      )}
      {isSome(returnFee) ? <Row label={t('sums.returnFee')} sum={returnFee} /> : null}
      <Row label={t('invoice.total')} sum={price} strong />
      <Row label={t('invoice.net')} sum={net} />
      <Row label={t('invoice.vat', { percent: vatPercent })} sum={tax} />
      {isSome(credit) ? <Row label={t('sums.credit')} sum={credit} less /> : null}
      <Row
        label={t(paid ? 'invoice.paid' : order.pickup ? 'invoice.dueAtBranch' : 'invoice.due')}
        sum={paid && isSome(collected) ? collected : total}
        strong
      />
      {isSome(refunded) ? <Row label={t('sums.refunded')} sum={refunded} less /> : null}
      {isSome(refundDue) ? <Row label={t('sums.refundDue')} sum={refundDue} less /> : null}
      {exchanged > 0 ? <Row label={t('sums.exchanged')} sum={moneyOf(exchanged, locale)} less /> : null}
    </dl>
  )
}

type RowProps = { label: string; sum: Pick<Money, 'formatted'>; strong?: boolean; less?: boolean }

function Row({ label, sum, strong = false, less = false }: RowProps) {
  return (
    <div className={cx('flex justify-between gap-4', strong && 'border-t border-line-2 pt-1.5 text-16 font-bold')}>
      <dt>
        <Text>{label}</Text>
      </dt>
      <dd className="whitespace-nowrap">
        {/* The mark keeps the sign before the number in Arabic. */}
        <bdi>{less ? sum.formatted.replace(/\d/, '\u200e−$&') : sum.formatted}</bdi>
      </dd>
    </div>
  )
}

function isSome({ amount }: Pick<Money, 'amount'>): boolean {
  return Number(amount) > 0
}
