import { lazy, Suspense, useEffect, useState } from 'react'

const Area = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }))

/** Brings the toast area once the page is alive: nobody needs it for the first look. */
export function Toasts() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? (
    <Suspense>
      <Area />
    </Suspense>
  ) : null
}
