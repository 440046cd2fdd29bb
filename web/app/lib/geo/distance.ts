/** Degrees north and east. */
export type Place = { lat: number; lng: number }

/** Of the earth, in km. */
const RADIUS = 6_371

/** How far apart two places are, in km, as the crow flies. */
export function kilometres(from: Place, to: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const share = half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng)
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** '0.4', '7.2', '213': as exact as a way through a city can be told. */
export function roughly(km: number): string {
  return km < 10 ? String(Math.max(0.1, Math.round(km * 10) / 10)) : String(Math.round(km))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
