import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tag } from './tag.tsx'

/** A formatted price in two parts, because the currency is set smaller: `1,490` `ج.م`, or `EGP` first in English. */
export type PriceText = { number: string; currency: string; currencyFirst?: boolean }

const sizes = {
  sm: 'text-15 font-semibold',
  md: 'text-16 font-bold',
  lg: 'text-20 font-bold',
  xl: 'text-38 font-extrabold',
  /** Size of the total in a summary. */
  total: 'text-30 font-extrabold',
} as const

type Props = {
  now: PriceText
  /** Price before the offer, struck through. */
  was?: PriceText
  /** «السعر قبل الخصم», for screen readers, which do not announce strikethrough. */
  wasLabel?: string
  /** Text of the saving: «خصم 20%». */
  saving?: ReactNode
  size?: keyof typeof sizes
  muted?: boolean
  className?: string
}

/** The price, the price before the offer, and the saving. */
export function Price({ now, was, wasLabel, saving, size = 'md', muted = false, className }: Props) {
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2 gap-y-0.5', className)}>
      <Amount price={now} className={cx('font-display leading-[1.2]', sizes[size], muted && 'text-text-3')} />
      {was ? (
        <s className="text-13 text-text-3 decoration-1">
          <span className="sr-only">{wasLabel} </span>
          <Amount price={was} />
        </s>
      ) : null}
      {saving ? (
        <Tag tone="sale" className="self-center">
          {saving}
        </Tag>
      ) : null}
    </span>
  )
}

function Amount({ price, className }: { price: PriceText; className?: string }) {
  const currency = <span className={className ? 'text-[0.7em] font-semibold' : undefined}>{price.currency}</span>
  return (
    <span className={cx('whitespace-nowrap', className)}>
      {price.currencyFirst ? (
        <>
          {currency}
          {'\u00a0'}
        </>
      ) : null}
      <bdi dir="ltr">{price.number}</bdi>
      {price.currencyFirst ? null : (
        <>
          {'\u00a0'}
          {currency}
        </>
      )}
    </span>
  )
}
