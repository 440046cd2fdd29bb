import { startTransition, useEffect, useState } from 'react'

/** Whether scripts handle the component: false in the server's HTML and in the render that hydrates it. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
