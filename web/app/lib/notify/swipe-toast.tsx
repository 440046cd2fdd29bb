import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react'
import { closeSnackbar } from 'notistack'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { ToastView } from '#app/ui/toast-view.tsx'
import type { Toast } from './notify.ts'

/** Distance that closes a toast, in px (specification §9). */
const SWIPE = 20

declare module 'notistack' {
  interface OptionsObject {
    toast?: Toast
  }
}

type Props = { id: string; toast: Toast; ref?: Ref<HTMLDivElement> }

/** A toast that closes by a swipe to either side, by its button or by Escape; a loading toast only by `dismiss`. */
export function SwipeToast({ id, toast: { type, title, body, action, picture, silent }, ref }: Props) {
  const { t } = useTranslation('shell')
  const from = useRef<number>(undefined)
  const holder = useRef<HTMLDivElement>(null)
  const close = () => {
    // Removing the focused button would lose the focus of the page.
    if (holder.current?.contains(document.activeElement)) holder.current.closest<HTMLElement>('[data-toasts]')?.focus()
    closeSnackbar(id)
  }
  const loading = type === 'loading'
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !loading) close()
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (from.current === undefined || Math.abs(clientX - from.current) < SWIPE) return
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
        {...{ ref, type, title, action, picture, silent }}
        onClose={loading ? undefined : close}
        closeLabel={t('toasts.close')}
      >
        {body}
      </ToastView>
    </div>
  )
}
