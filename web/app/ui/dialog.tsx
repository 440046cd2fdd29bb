import { useId } from 'react'
import { cx } from './cx.ts'
import { OverlayFoot, OverlayHead, type OverlayProps } from './overlay-parts.tsx'
import { useModal } from './use-modal.ts'

type Props = OverlayProps & { size?: 'sm' | 'lg' }

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
