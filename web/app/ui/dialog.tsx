import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { OverlayFoot, OverlayHead } from './overlay-parts.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  size?: 'sm' | 'lg'
  id?: string
  children: ReactNode
  className?: string
}

/** A modal dialog, 480 px wide, or 800 px with `size="lg"`. */
export function Dialog({ open, onClose, title, closeLabel, footer, size = 'sm', id, children, className }: Props) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      id={id}
      aria-labelledby={titleId}
      className={cx('overlay overlay-dialog', size === 'sm' ? 'max-w-120' : 'max-w-200')}
    >
      <div className="flex max-h-[inherit] flex-col">
        <OverlayHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
        <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 text-15', className)}>{children}</div>
        {footer ? <OverlayFoot>{footer}</OverlayFoot> : null}
      </div>
    </dialog>
  )
}
