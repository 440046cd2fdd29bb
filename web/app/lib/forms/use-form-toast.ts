import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { dismiss } from '#app/lib/notify/notify.ts'

/**
 * Stores the key of a form's toast, and dismisses the toast when the page is left. The toast stays when only the form
 * unmounts: nothing else shows its message.
 */
export function useFormToast() {
  const key = useRef<string>(undefined)
  const { pathname } = useLocation()
  const clearToast = useCallback(() => {
    if (key.current) dismiss(key.current)
    key.current = undefined
  }, [])
  const setToast = useCallback((shown: string | undefined) => void (key.current = shown), [])
  useEffect(() => {
    const page = location.pathname
    return () => {
      if (location.pathname !== page) clearToast()
    }
  }, [pathname, clearToast])
  return { setToast, clearToast }
}
