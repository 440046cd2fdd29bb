import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/**
 * Keeps a native dialog in step with `open`. The browser traps focus, makes the rest inert, and gives focus back on closing;
 * Escape and a press on the scrim ask `onClose`, which decides.
 */
export function useModal(open: boolean, onClose: () => void, onClosed?: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect: a dialog that was open without being a modal is a modal before its `close` event comes.
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
    // A second Escape, or a form with method=dialog, closes without asking: tell the owner. A dialog that is open again was
    // closed only to become a modal.
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
