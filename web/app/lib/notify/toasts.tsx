import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { ahead, lasting } from '#app/lib/later/later.tsx'
import { notifyFromBefore } from './after-load.ts'
import { onToast } from './notify.ts'

const load = () => import('./toast-area.tsx')
const Area = lazy(async () => ({ default: (await lasting(load)).ToastArea }))

/** Mounts the toaster with the first toast. Its code is prefetched at the visitor's first interaction, because toasts respond to interactions. */
export function Toasts() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onToast(() => startTransition(() => setNeeded(true))), [])
  useEffect(notifyFromBefore, [])
  useEffect(() => {
    const touches = ['pointerdown', 'keydown'] as const
    const fetchEarly = () => ahead(load)
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
