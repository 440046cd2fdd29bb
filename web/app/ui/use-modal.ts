import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/**
* Synchronizes a native dialog with `open`. The browser traps the focus, makes the rest inert, and restores the focus; Escape and a press on the
 * backdrop call `onClose`.
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
    // A second Escape and a form with method=dialog close it directly, so the owner is notified. A dialog that is open again
    // was closed only to become a modal.
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
