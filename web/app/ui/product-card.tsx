import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

type Props = {
  ref?: Ref<HTMLElement>
  /** A Picture. */
  media: ReactNode
  /** Title link; its target covers the whole card. */
  title: ReactNode
  price: ReactNode
  meta?: ReactNode
  /** One Tag, above the goods. */
  tag?: ReactNode
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
export function ProductCard({ ref, ...props }: Props) {
  const Heading = `h${props.level ?? 3}` as const
  return (
    <article ref={ref} className={cx('product-card', props.className)}>
      <div className="card-media" data-sold-out={props.soldOut || undefined}>
        {props.media}
        {props.tag ? <div className="card-tag">{props.tag}</div> : null}
        {props.quick ? <div className="card-quick">{props.quick}</div> : null}
      </div>
      <p className="card-meta">{props.meta}</p>
      <Heading className="card-title">{props.title}</Heading>
      <div>{props.price}</div>
      <div className="card-foot">
        {props.dots}
        {props.rating}
      </div>
      {props.action ? <div className="card-action">{props.action}</div> : null}
    </article>
  )
}

type GridProps = { columns?: 3 | 4; children: ReactNode; className?: string }

/**
 * A grid of product cards: two columns on phones, three from 768 px, three or four from 1024 px on, with aligned rows.
 */
export function ProductGrid({ columns = 3, children, className }: GridProps) {
  return (
    <div data-columns={columns} className={cx('product-grid', className)}>
      {children}
    </div>
  )
}
