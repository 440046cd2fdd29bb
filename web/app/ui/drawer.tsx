import { useId } from 'react'
import { cx } from './cx.ts'
import { OverlayFoot, OverlayHead, type OverlayProps } from './overlay-parts.tsx'
import { useModal } from './use-modal.ts'

type Props = OverlayProps & { side?: 'start' | 'end' }

/** A panel from the side of the screen, at most 352 px wide. Its children stay mounted while it is closed. */
export function Drawer({ open, onClose, title, closeLabel, footer, side = 'start', id, children, className }: Props) {
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} id={id} aria-labelledby={titleId} data-side={side} className="overlay overlay-drawer">
      <div className="flex h-full flex-col">
        <OverlayHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
        <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain p-4', className)}>{children}</div>
        {footer ? <OverlayFoot>{footer}</OverlayFoot> : null}
      </div>
    </dialog>
  )
}
