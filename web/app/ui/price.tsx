import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tag } from './tag.tsx'

/** A formatted price in two parts, because the currency is set smaller: `1,490` `ج.م`, or `EGP` first in English. */
export type PriceText = { number: string; currency: string; currencyFirst?: boolean }

const sizes = {
  sm: 'text-15 font-semibold',
  md: 'price-md',
  lg: 'text-20 font-bold',
  xl: 'text-[min(var(--fs-38),13vw)] font-extrabold',
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
    <span className={cx('price', className)}>
      <span className={cx(sizes[size], muted && 'text-text-3')}>
        <Amount price={now} />
      </span>
      {was ? (
        <s>
          <span className="sr-only">{`${wasLabel ?? ''} `}</span>
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

function Amount({ price: { number, currency, currencyFirst } }: { price: PriceText }) {
  const amount = <bdi dir="ltr">{number}</bdi>
  const unit = <small>{currency}</small>
  return (
    <>
      {currencyFirst ? unit : amount}
      {'\u00a0'}
      {currencyFirst ? amount : unit}
    </>
  )
}
