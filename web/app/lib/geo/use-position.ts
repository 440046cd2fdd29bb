import { useState } from 'react'
import type { Place } from './distance.ts'

type Position = { place?: Place; asking: boolean; problem?: 'denied' | 'unknown' }

/** Maximum age of a position, and timeout of the device, in milliseconds. */
const OLD = 300_000
const WAIT = 10_000

/** The visitor's position: known after `ask`, which must only be called for a press. It is used in the browser and never sent. */
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
