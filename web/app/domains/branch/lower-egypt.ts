// The visible part of lower Egypt and the size of its drawing. Lines continue outside it, because a taller container shows more of the south.
const WEST = 29.5
const NORTH = 31.75
const SCALE = 240
/** Ratio of a degree of longitude to one of latitude here: the cosine of 30.7°. */
const NARROW = 0.86
export const map = { width: 640, height: 500 }

/** Returns the position of a place on the drawing. */
export function pointOf({ lat, lng }: { lat: number; lng: number }): readonly [x: number, y: number] {
  return [Math.round((lng - WEST) * NARROW * SCALE), Math.round((NORTH - lat) * SCALE)]
}

/** Returns whether a place lies in the delta between the two arms of the Nile. */
export function isBetweenArms({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat > 30.4 && lng > 30.8 && lng < 31.15
}
