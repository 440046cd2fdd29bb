import { useEffect, useRef } from 'react'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useTranslation } from 'react-i18next'
import { toastConstants } from './constants.ts'
import { attachArea } from './notify.ts'
import { SwipeToast } from './swipe-toast.tsx'

const variants = { default: SwipeToast, success: SwipeToast, error: SwipeToast, info: SwipeToast, warning: SwipeToast, loading: SwipeToast }

// The specification's place is bottom left whatever the reading direction: the end of an Arabic line, the start of an English one.
// 32 from the edges (16 on phones), of which the space around each toast takes 7 below.
const place = 'rtl:!end-[max(1rem,min(2rem,50vw-11.125rem))] rtl:!start-auto ltr:!start-[max(1rem,min(2rem,50vw-11.125rem))] ltr:!end-auto !bottom-[1.5625rem] !w-auto'

/** Where toasts appear (specification §9). Alt+T moves the focus there. */
export function ToastArea() {
  const { t } = useTranslation('shell')
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.altKey && event.code === toastConstants.hotkey.code) region.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  useEffect(
    () =>
      attachArea((order) => {
        if ('dismiss' in order) return closeSnackbar(order.dismiss)
        const { key, type = 'default', ...toast } = order.show
        // Shown again it begins anew, instead of standing there twice.
        closeSnackbar(key)
        enqueueSnackbar({ key, variant: type, persist: type === 'loading', preventDuplicate: true, toast })
      }),
    [],
  )
  return (
    <section ref={region} tabIndex={-1} aria-label={t('toasts.label')}>
      <SnackbarProvider
        Components={variants}
        maxSnack={toastConstants.visible}
        autoHideDuration={toastConstants.autoClose}
        anchorOrigin={toastConstants.position}
        classes={{ containerRoot: place }}
      />
    </section>
  )
}
