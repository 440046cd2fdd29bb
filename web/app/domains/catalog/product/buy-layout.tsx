import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

type Props = {
  gallery: ReactNode
  /** Buy box. */
  children: ReactNode
  details: ReactNode
  below?: ReactNode
  sticky?: ReactNode
}

/** Layout of a product page: gallery and details beside a sticky buy box; stacked on phones. */
export function BuyLayout({ gallery, children, details, below, sticky }: Props) {
  return (
    <>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]',
          'lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-10 xl:gap-x-20',
        )}
      >
        <div className="min-w-0">{gallery}</div>
        <div
          className={cx(
            'grid min-w-0 content-start gap-5 self-start',
            'lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1',
          )}
        >
          {children}
        </div>
        <div className="min-w-0 lg:ps-23">{details}</div>
      </div>
      {below}
      {sticky}
    </>
  )
}
