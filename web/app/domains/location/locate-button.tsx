import LocateFixed from 'lucide-react/icons/locate-fixed'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Place } from '#app/lib/geo/distance.ts'

type Props = Pick<ReturnType<typeof usePosition>, 'asking' | 'ask'> & {
  variant?: 'outline' | 'link'
  className?: string
  children: ReactNode
}

/** A button that asks for the visitor's position. */
export function LocateButton({ asking, ask, variant = 'outline', className, children }: Props) {
  const icon = <LocateFixed aria-hidden="true" strokeWidth={1.75} className="size-4" />
  return (
    <Button variant={variant} size="sm" loading={asking} icon={icon} className={className} onClick={ask}>
      {children}
    </Button>
  )
}

type Position = { place?: Place; asking: boolean; problem?: 'denied' | 'unknown' }

/** Maximum age of a position, and timeout of the device, in milliseconds. */
const OLD = 300_000
const WAIT = 10_000

/**
 * The visitor's position: known after `ask`, which must only be called for a press. Nothing sends it by itself: a form
 * may show it in a field.
 */
export function usePosition(): Position & { ask: () => void } {
  const [position, setPosition] = useState<Position>({ asking: false })
  function ask(): void {
    if (!('geolocation' in navigator)) return setPosition({ asking: false, problem: 'unknown' })
    setPosition({ asking: true })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ place: { latitude, longitude }, asking: false }),
      ({ code }) => setPosition({ asking: false, problem: code === 1 ? 'denied' : 'unknown' }),
      { maximumAge: OLD, timeout: WAIT },
    )
  }
  return { ...position, ask }
}
