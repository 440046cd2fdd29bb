import { useState } from 'react'
import type { Place } from './distance.ts'

type Position = { place?: Place; asking: boolean; problem?: 'denied' | 'unknown' }

/** Older than this, in milliseconds, a place is asked for again; and how long the device may take. */
const OLD = 300_000
const WAIT = 10_000

/** Where the visitor is: known after `ask`, which only a press of theirs may call. It is used in the browser and sent nowhere. */
export function usePosition(): Position & { ask: () => void } {
  const [position, setPosition] = useState<Position>({ asking: false })
  function ask(): void {
    if (!('geolocation' in navigator)) return setPosition({ asking: false, problem: 'unknown' })
    setPosition({ asking: true })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => setPosition({ place: { lat, lng }, asking: false }),
      ({ code }) => setPosition({ asking: false, problem: code === 1 ? 'denied' : 'unknown' }),
      { maximumAge: OLD, timeout: WAIT },
    )
  }
  return { ...position, ask }
}
