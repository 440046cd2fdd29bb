import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { prefetch, loadWithRetry } from '#app/lib/lazy/lazy-part.tsx'
import { notifyFromBefore } from './after-load.ts'
import { onToast } from './notify.ts'

const load = () => import('./toast-area.tsx')
const Area = lazy(async () => ({ default: (await loadWithRetry(load)).ToastArea }))

/**
 * Mounts the toaster with the first toast. Its code is prefetched at the visitor's first interaction, because toasts
 * respond to interactions.
 */
export function Toasts() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onToast(() => startTransition(() => setNeeded(true))), [])
  useEffect(notifyFromBefore, [])
  useEffect(() => {
    const touches = ['pointerdown', 'keydown'] as const
    const fetchEarly = () => prefetch(load)
    for (const touch of touches) document.addEventListener(touch, fetchEarly, { once: true, passive: true })
    return () => {
      for (const touch of touches) document.removeEventListener(touch, fetchEarly)
    }
  }, [])
  return needed ? (
    <Suspense>
      <Area />
    </Suspense>
  ) : null
}
