import type { Place } from '#app/lib/geo/distance.ts'

// The visible part of lower Egypt and the size of its drawing. Lines continue outside it, because a taller container
// shows more of the south.
const WEST = 29.5
const NORTH = 31.75
const SCALE = 240
/** Ratio of a degree of longitude to one of latitude here: the cosine of 30.7°. */
const NARROW = 0.86
export const map = { width: 640, height: 500 }

/** Returns the position of a place on the drawing. */
export function pointOf({ latitude, longitude }: Place): readonly [x: number, y: number] {
  return [Math.round((longitude - WEST) * NARROW * SCALE), Math.round((NORTH - latitude) * SCALE)]
}

/** Returns whether a place lies in the delta between the two arms of the Nile. */
export function isBetweenArms({ latitude, longitude }: Place): boolean {
  return latitude > 30.4 && longitude > 30.8 && longitude < 31.15
}
