import { createContext, type KeyboardEvent, type PointerEvent, type Ref, useContext, useEffect, useRef } from 'react'
import { closeSnackbar, type CustomContentProps } from 'notistack'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ToastView } from '#app/ui/toast-view.tsx'
import type { Toast } from './notify.ts'

/** The specification's constants of toasts (§9); lengths in px, times in milliseconds. */
export const toastConstants = {
  autoClose: 4_000,
  visible: 3,
  gap: 14,
  width: 356,
  offset: 32,
  hotkey: { alt: true, code: 'KeyT' },
  swipe: 20,
  position: { vertical: 'bottom', horizontal: 'left' },
} as const

/** Whether the auto-close timers of toasts are paused. */
export const Held = createContext(false)

declare module 'notistack' {
  interface VariantOverrides {
    loading: true
  }
  interface OptionsObject {
    toast?: Omit<Toast, 'key' | 'type'>
  }
}

type Props = CustomContentProps & { toast?: Omit<Toast, 'key' | 'type'>; ref?: Ref<HTMLDivElement> }

/**
 * A toast that closes after its time, by a swipe of 20 px to either side, by its button or by Escape; a loading toast
 * only by `dismiss`.
 */
export function SwipeToast({ id, variant, toast, ref }: Props) {
  const { t } = useTranslation('shell')
  const from = useRef<number | undefined>(undefined)
  const holder = useRef<HTMLDivElement>(null)
  const close = () => {
    // Removing the focused button would lose the focus of the page.
    if (holder.current?.contains(document.activeElement)) holder.current.closest<HTMLElement>('[data-toasts]')?.focus()
    closeSnackbar(id)
  }
  const loading = variant === 'loading'
  useAutoClose(close, { after: loading ? undefined : toastConstants.autoClose, held: useContext(Held) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !loading) close()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (from.current === undefined || Math.abs(event.clientX - from.current) < toastConstants.swipe) return
    from.current = undefined
    close()
  }
  return (
    <div
      ref={holder}
      // notistack leaves 12 px between two toasts, the specification requires 14.
      className="pointer-events-auto touch-pan-y py-px"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => (from.current = event.clientX)}
      onPointerMove={onPointerMove}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    >
      <ToastView
        ref={ref}
        type={variant}
        title={toast?.title}
        action={toast?.action}
        picture={toast?.picture}
        silent={toast?.silent}
        onClose={loading ? undefined : close}
        closeLabel={t('toasts.close')}
      >
        {toast?.body}
      </ToastView>
    </div>
  )
}

/** Minimum remaining time after a pause, in milliseconds. */
const AT_LEAST = 1_000

/**
 * Calls `close` after a toast was shown for `after` milliseconds, not counting pauses (`held`). Never without `after`.
 */
function useAutoClose(close: () => void, { after, held }: { after: number | undefined; held: boolean }): void {
  const left = useRef(after)
  const run = useRef(close)
  useEffect(() => {
    run.current = close
  })
  useEffect(() => {
    if (held || left.current === undefined) return
    const since = Date.now()
    const timer = setTimeout(() => run.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(AT_LEAST, (left.current ?? 0) - (Date.now() - since))
    }
  }, [held])
}
