import './toast-styles.ts'
import { useEffect, useRef } from 'react'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { randomId } from '#app/lib/http/random-id.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { SwipeToast } from './swipe-toast.tsx'
import { attachArea } from './notify.ts'

// The specification places toasts bottom left in both reading directions, 32 px from the edges (16 on phones), of which
// the margin of each toast takes 7 below; above the bottom bar on phones.
const place =
  'rtl:!end-[max(1rem,min(2rem,50vw-11.125rem))] rtl:!start-auto ' +
  'ltr:!start-[max(1rem,min(2rem,50vw-11.125rem))] ltr:!end-auto ' +
  '!bottom-[1.5625rem] !w-auto max-lg:[body:has(.sticky-dock)_&]:!bottom-[calc(4.5rem+env(safe-area-inset-bottom))]'

/**
 * The toaster (specification §9): three toasts, each for 4 s, without the time under the pointer or with the focus.
 * Alt+T moves the focus to it, Escape back.
 */
export function ToastArea() {
  const { t } = useTranslation('shell')
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = ({ altKey, code }: KeyboardEvent) => {
      const active = document.activeElement
      if (!altKey || code !== 'KeyT' || region.current?.contains(active)) return
      before.current = active instanceof HTMLElement ? active : null
      region.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  useEffect(takeOrders, [])
  // notistack pauses a toast only under the pointer, so the focus enters and leaves all of them like one.
  const asPointer = (name: 'mouseover' | 'mouseout') => {
    for (const toast of region.current?.querySelectorAll('.notistack-Snackbar') ?? [])
      toast.dispatchEvent(new MouseEvent(name, { bubbles: true }))
  }
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('toasts.label')}
      data-toasts
      onFocus={() => asPointer('mouseover')}
      onBlur={() => asPointer('mouseout')}
      onKeyDown={({ key }) => key === 'Escape' && before.current?.focus()}
    >
      <SnackbarProvider
        Components={{ default: SwipeToast }}
        maxSnack={3}
        autoHideDuration={4_000}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        classes={{ containerRoot: place }}
      />
    </section>
  )
}

/**
 * Renders notifications as toasts. Each one gets a unique id: with the id of a toast that is still closing, the new one
 * would not appear. Returns a function that stops it.
 */
function takeOrders(): () => void {
  const shown = new Map<string, string>()
  return attachArea((order) => {
    const key = 'dismiss' in order ? order.dismiss : order.show.key
    const before = shown.get(key)
    if (before) closeSnackbar(before)
    shown.delete(key)
    if ('dismiss' in order) return
    const id = randomId()
    shown.set(key, id)
    enqueueSnackbar({ key: id, persist: order.show.type === 'loading', toast: order.show })
  })
}
