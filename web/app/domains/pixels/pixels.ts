import { keysOf } from '#app/lib/records/records.ts'

/** Ids of the analytics vendors. A vendor without an id is not loaded. */
export type Pixels = { adPixel?: string; tagManager?: string; videoAdPixel?: string }

const settings: Record<keyof Pixels, { variable: string; shape: RegExp; like: string }> = {
  adPixel: { variable: 'AD_PIXEL_ID', shape: /^\d{8,20}$/, like: '8 to 20 digits' },
  tagManager: { variable: 'TAG_MANAGER_ID', shape: /^GTM-[A-Z0-9]{4,12}$/, like: 'like GTM-AB12CD3' },
  videoAdPixel: {
    variable: 'VIDEO_AD_PIXEL_ID',
    shape: /^[A-Z0-9]{16,32}$/,
    like: '16 to 32 capital letters and digits',
  },
}

/**
 * Reads the ids from the environment. Throws an Error with a one-line message for an invalid id: ids are inserted into
 * URLs and into a policy.
 */
export function readPixels(env: Record<string, string | undefined>): Pixels {
  const pixels: Pixels = {}
  for (const name of keysOf(settings)) {
    const { variable, shape, like } = settings[name]
    const id = env[variable]?.trim()
    if (!id) continue
    if (!shape.test(id)) throw new Error(`${variable} must be ${like}, not "${id.slice(0, 40)}".`)
    pixels[name] = id
  }
  return pixels
}

export type ConsentMode = 'unasked' | 'opt-in' | 'opt-out'

/**
 * When pixels load: immediately for every visitor (`unasked`, without `CONSENT`; specification §1), after consent
 * (`opt-in`), or until refusal (`opt-out`). Throws like `readPixels`.
 */
export function readConsentMode(env: Record<string, string | undefined>): ConsentMode {
  const mode = env.CONSENT?.trim()
  if (!mode) return 'unasked'
  if (mode === 'opt-in' || mode === 'opt-out') return mode
  throw new Error(`CONSENT must be opt-in or opt-out, not "${mode.slice(0, 40)}".`)
}
