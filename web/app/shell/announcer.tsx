import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveRegion } from '#app/ui/live-region.tsx'

/** After a change of page: says its title, and puts the focus at its start, so that Tab goes on from there. */
export function Announcer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    setTitle(document.title)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
  return <LiveRegion>{title}</LiveRegion>
}
