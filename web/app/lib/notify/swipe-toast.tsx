import { type PointerEvent, type Ref, useRef } from 'react'
import { closeSnackbar, type CustomContentProps } from 'notistack'
import { useTranslation } from 'react-i18next'
import { ToastView } from '#app/ui/toast-view.tsx'
import { toastConstants } from './constants.ts'
import type { Toast } from './notify.ts'

declare module 'notistack' {
  interface VariantOverrides {
    loading: true
  }
  interface OptionsObject {
    toast?: Omit<Toast, 'key' | 'type'>
  }
}

type Props = CustomContentProps & { toast?: Omit<Toast, 'key' | 'type'>; ref?: Ref<HTMLDivElement> }

/** A toast that a swipe of 20 px to either side takes away. */
export function SwipeToast({ id, variant, toast, ref }: Props) {
  const { t } = useTranslation('shell')
  const from = useRef<number | undefined>(undefined)
  const close = () => closeSnackbar(id)
  const onPointerMove = (event: PointerEvent) => {
    if (from.current === undefined || Math.abs(event.clientX - from.current) < toastConstants.swipe) return
    from.current = undefined
    close()
  }
  return (
    <div
      // notistack leaves 12 px between two toasts, the specification wants 14.
      className="pointer-events-auto touch-pan-y py-px"
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
        onClose={variant === 'loading' ? undefined : close}
        closeLabel={t('toasts.close')}
      >
        {toast?.body}
      </ToastView>
    </div>
  )
}
