import './toast-styles.ts'
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Held, SwipeToast, toastConstants } from './swipe-toast.tsx'
import { attachArea } from './notify.ts'

const variants = {
  default: SwipeToast,
  success: SwipeToast,
  error: SwipeToast,
  info: SwipeToast,
  warning: SwipeToast,
  loading: SwipeToast,
}

// The specification places toasts bottom left in both reading directions, 32 px from the edges (16 on phones), of which
// the margin of each toast takes 7 below; above the bottom bar on phones.
const place =
  'rtl:!end-[max(1rem,min(2rem,50vw-11.125rem))] rtl:!start-auto ' +
  'ltr:!start-[max(1rem,min(2rem,50vw-11.125rem))] ltr:!end-auto ' +
  '!bottom-[1.5625rem] !w-auto max-lg:[body:has(.sticky-dock)_&]:!bottom-[calc(4.5rem+env(safe-area-inset-bottom))]'

/**
 * The toaster (specification §9). Alt+T moves the focus to it, Escape back. Toasts stay while the pointer or the focus
 * is on them.
 */
export function ToastArea() {
  const { t } = useTranslation('shell')
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(null)
  const { held, handlers } = useHeld()
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (
        !event.altKey ||
        event.code !== toastConstants.hotkey.code ||
        region.current?.contains(document.activeElement)
      )
        return
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

/**
 * Whether toasts stay: the pointer or the focus is on them, or the tab is hidden. `handlers` belong on their container.
 */
function useHeld() {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { held: hovered || focused || hidden, handlers }
}

/**
 * Renders notifications as toasts. Each one gets a unique id: with the id of a toast that is still closing, the new one
 * would not appear. Returns a function that stops it.
 */
function takeOrders(): () => void {
  const shown = new Map<string, string>()
  let count = 0
  return attachArea((order) => {
    const key = 'dismiss' in order ? order.dismiss : order.show.key
    const before = shown.get(key)
    if (before) closeSnackbar(before)
    shown.delete(key)
    if ('dismiss' in order) return
    const { type = 'default', title, body, action, picture, silent } = order.show
    const id = `${key} ${(count += 1)}`
    shown.set(key, id)
    // The duration is not passed to the library, which does not pause for the keyboard.
    const toast = { title, body, action, picture, silent }
    enqueueSnackbar({ key: id, variant: type, persist: type === 'loading', autoHideDuration: null, toast })
  })
}
