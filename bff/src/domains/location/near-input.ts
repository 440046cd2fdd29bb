import type { MapPointInput } from '#src/__generated__/schema.ts'

interface Near {
  near?: MapPointInput | null
  lat?: number | null
  lng?: number | null
}

/** Returns the place of the visitor that the store API takes: `near`, or the arguments that it replaced. */
export function nearQuery({ near, lat, lng }: Near) {
  return { lat: near?.latitude ?? lat ?? undefined, lng: near?.longitude ?? lng ?? undefined }
}
