import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = {
  media: ReactNode
  /** Title link; its target covers the whole card. */
  title: ReactNode
  price: ReactNode
  meta?: ReactNode
  tags?: ReactNode
  /** The heart in the top end corner, above the card's link. */
  action?: ReactNode
  /** QuickSizes: shown on hover or focus, on wide screens with a mouse. */
  quick?: ReactNode
  dots?: ReactNode
  /** RatingMark, at the end of the line of dots. */
  rating?: ReactNode
  soldOut?: boolean
  level?: 2 | 3
  className?: string
}

/**
 * A product in a grid or rail: picture, meta, title, price, dots, each in a row aligned with the neighbours.
 */
export function ProductCard(props: Props) {
  const Heading = `h${props.level ?? 3}` as const
  return (
    <article className={cx('product-card group/product relative isolate min-w-0', props.className)}>
      <div className="relative aspect-4/5 overflow-hidden rounded-md bg-plinth">
        <div
          className={cx(
            'size-full transition-transform duration-(--t-slow) ease-out [&_img]:p-[2%]',
            'motion-safe:group-hover/product:scale-[1.035]',
            props.soldOut && 'opacity-38',
          )}
        >
          {props.media}
        </div>
        {props.tags ? <div className="absolute start-2 top-2 flex max-w-[70%] flex-wrap gap-1">{props.tags}</div> : null}
        {props.quick ? (
          <div
            className={cx(
              'pointer-events-none absolute inset-x-2 bottom-2 z-2 opacity-0 transition-opacity not-lg:hidden',
              'focus-within:pointer-events-auto focus-within:opacity-100',
              'pointer-fine:group-hover/product:pointer-events-auto pointer-fine:group-hover/product:opacity-100',
            )}
          >
            {props.quick}
          </div>
        ) : null}
      </div>
      <p className="type-meta line-clamp-1 min-h-[1lh] pt-2">{props.meta}</p>
      <Heading className="card-title line-clamp-2 text-15 leading-normal font-semibold">{props.title}</Heading>
      <div>{props.price}</div>
      <div className="flex items-center justify-between gap-2">
        {props.dots}
        {props.rating}
      </div>
      {props.action ? <div className="absolute end-0.5 top-0.5 z-2">{props.action}</div> : null}
    </article>
  )
}

type GridProps = { columns?: 3 | 4; children: ReactNode; className?: string }

/** A grid of product cards: two columns on phones, three from 768 px, three or four from 1024 px on, with aligned rows. */
export function ProductGrid({ columns = 3, children, className }: GridProps) {
  return (
    <div data-columns={columns} className={cx('product-grid', className)}>
      {children}
    </div>
  )
}
