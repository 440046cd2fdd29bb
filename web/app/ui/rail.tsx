import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { ChevronBack, ChevronForward } from './directional-icon.tsx'
import { IconButton } from './icon-button.tsx'
import { SectionHead } from './headings.tsx'
import { useScrollEnds } from './use-scroll-ends.ts'

type Props = {
  title: ReactNode
  level?: 2 | 3
  action?: ReactNode
  previousLabel: string
  nextLabel: string
  children: ReactNode
  className?: string
}

/** A row of product cards that scrolls and snaps. Its buttons follow the reading direction. */
export function Rail({ title, level = 2, action, previousLabel, nextLabel, children, className }: Props) {
  const id = useId()
  const { ref, atStart, atEnd, scrollBy } = useScrollEnds<HTMLDivElement>()
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <SectionHead
        id={id}
        title={title}
        level={level}
        action={
          <>
            {action}
            <span className="hidden gap-2 lg:flex">
              <IconButton variant="round" label={previousLabel} disabled={atStart} onClick={() => scrollBy(-1)}>
                <ChevronBack />
              </IconButton>
              <IconButton variant="round" label={nextLabel} disabled={atEnd} onClick={() => scrollBy(1)}>
                <ChevronForward />
              </IconButton>
            </span>
          </>
        }
      />
      <div ref={ref} className="product-rail bleed no-scrollbar -my-1 py-1">
        {children}
      </div>
    </section>
  )
}
