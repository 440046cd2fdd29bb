import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react'
import { SnackbarProvider } from 'notistack'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { toastConstants } from './constants.ts'
import { Held } from './held.ts'
import { SwipeToast } from './swipe-toast.tsx'
import { takeOrders } from './toast-orders.ts'
import { useHeld } from './use-held.ts'

const variants = { default: SwipeToast, success: SwipeToast, error: SwipeToast, info: SwipeToast, warning: SwipeToast, loading: SwipeToast }

// The specification places toasts bottom left in both reading directions, 32 px from the edges (16 on phones), of which the margin of each
// toast takes 7 below; above the bottom bar on phones.
const place =
  'rtl:!end-[max(1rem,min(2rem,50vw-11.125rem))] rtl:!start-auto ' +
  'ltr:!start-[max(1rem,min(2rem,50vw-11.125rem))] ltr:!end-auto ' +
  '!bottom-[1.5625rem] !w-auto max-lg:[body:has(.sticky-dock)_&]:!bottom-[calc(4.5rem+env(safe-area-inset-bottom))]'

/** The toaster (specification §9). Alt+T moves the focus to it, Escape back. Toasts stay while the pointer or the focus is on them. */
export function ToastArea() {
  const { t } = useTranslation('shell')
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)
  const { held, handlers } = useHeld()
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== toastConstants.hotkey.code || region.current?.contains(document.activeElement)) return
      before.current = document.activeElement as HTMLElement | null
      region.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  useEffect(takeOrders, [])
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key === 'Escape') before.current?.focus()
  }
  return (
    <section ref={region} tabIndex={-1} aria-label={t('toasts.label')} data-toasts onKeyDown={onKeyDown} {...handlers}>
      <Held value={held}>
        <SnackbarProvider
          Components={variants}
          maxSnack={toastConstants.visible}
          anchorOrigin={toastConstants.position}
          classes={{ containerRoot: place }}
        />
      </Held>
    </section>
  )
}
