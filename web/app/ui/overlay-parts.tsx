import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { IconButton } from './icon-button.tsx'
import { cx } from './cx.ts'

export type OverlayProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  id?: string
  children: ReactNode
  /** Classes of the scrolling body. */
  className?: string
}

type HeadProps = { id: string; title: ReactNode; closeLabel: string; onClose: () => void }

/** The head of a drawer or dialog, 56 px high: title and close button. */
export function OverlayHead({ id, title, closeLabel, onClose }: HeadProps) {
  return (
    <div className="flex min-h-14 flex-none items-center justify-between gap-3 border-b border-line ps-4 pe-2">
      <h2 id={id} className="type-h3 py-2">
        {title}
      </h2>
      <IconButton label={closeLabel} onClick={onClose}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
    </div>
  )
}

/** The foot of a drawer or dialog: its actions in one row. */
export function OverlayFoot({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex flex-none gap-3 border-t border-line-2 px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
        '*:px-4 *:last:flex-1',
      )}
    >
      {children}
    </div>
  )
}
