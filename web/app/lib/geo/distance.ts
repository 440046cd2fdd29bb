/** A position in degrees. */
export type Place = { latitude: number; longitude: number }

/** Radius of the earth in km. */
const RADIUS = 6_371

/** Returns the great-circle distance of two positions in km. */
export function kilometres(from: Place, to: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const share =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** Formats a distance: '0.4', '7.2', '213'; more digits would suggest a false precision. */
export function roughly(km: number): string {
  return km < 10 ? String(Math.max(0.1, Math.round(km * 10) / 10)) : String(Math.round(km))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
