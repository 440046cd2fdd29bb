import { cx } from './cx.ts'

/**
* The small orange disc with a number. The label of its parent explains it. CSS draws the number: as text, the label would have to contain the
 * digits (WCAG 2.5.3), where Arabic says «قطعتين».
 */
export function CountBadge({ children, className }: { children: string | number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-count={children}
      className={cx(
        'before:content-[attr(data-count)]',
        'tnum inline-block h-4.5 min-w-4.5 rounded-full bg-accent px-1 text-center font-display',
        'text-[0.6875rem]/[1.125rem] font-bold text-on-accent ring-2 ring-bg',
        className,
      )}
    />
  )
}
