import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import X from 'lucide-react/icons/x'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

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

type DrawerProps = OverlayProps & { side?: 'start' | 'end' }

/** A panel from the side of the screen, at most 352 px wide. Its children stay mounted while it is closed. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  side = 'start',
  id,
  children,
  className,
}: DrawerProps) {
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

type OverlayProps = {
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
function OverlayHead({ id, title, closeLabel, onClose }: HeadProps) {
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
function OverlayFoot({ children }: { children: ReactNode }) {
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

/**
 * Synchronizes a native dialog with `open`. The browser traps the focus, makes the rest inert, and restores the focus;
 * Escape and a press on the backdrop call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void, onClosed?: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect: a dialog rendered open has to become a modal before its `close` event fires.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A second Escape and a form with method=dialog close it directly, so the owner is notified. A dialog that is open
    // again was closed only to become a modal.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open) return
      if (open) onClose()
      onClosed?.()
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
