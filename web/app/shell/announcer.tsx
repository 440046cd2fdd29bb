import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveRegion } from '#app/ui/live-region.tsx'

let shown: string | undefined

/** After a change of page: says its title, and puts the focus at its start, so that Tab goes on from there. */
export function Announcer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    setTitle(document.title)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
  return <LiveRegion>{title}</LiveRegion>
}
