import { setTimeout as pause } from 'node:timers/promises'
import type { Picture, Size } from './picture.ts'
import type { PictureStore } from './picture-store.ts'

export type WarmOptions = {
  /** the one that the routes serve from */
  store: PictureStore
  /** stops the work after the picture at hand */
  signal: AbortSignal
  /** milliseconds of rest after each picture (default 60) */
  pauseMs?: number
  /** what a list and a product page show first (default 480 and 800 wide, AVIF) */
  sizes?: readonly Size[]
  /** told of a picture that cannot be made; the others follow all the same */
  onFailed?: (picture: Picture, error: unknown) => void
}

const FIRST_SIZES: readonly Size[] = [
  { width: 480, format: 'avif' },
  { width: 800, format: 'avif' },
]
/** Shoppers go first: while their pictures are being made, warming looks again after this many milliseconds. */
const STEP_ASIDE_MS = 250

/**
 * Makes pictures before anybody asks for them: one at a time, with rests, and never while a shopper waits for one.
 *
 * @returns how many of them are ready
 */
export async function warmPictures(list: Iterable<Picture>, options: WarmOptions): Promise<number> {
  const { store, signal, pauseMs = 60, sizes = FIRST_SIZES, onFailed = () => {} } = options
  let ready = 0
  for (const picture of list) {
    for (const size of sizes) {
      while (store.load() > 0 && !signal.aborted) await rest(STEP_ASIDE_MS, signal)
      if (signal.aborted) return ready
      const before = store.renders()
      try {
        await store.open(picture, size)
        ready++
      } catch (error) {
        onFailed(picture, error)
      }
      if (store.renders() > before) await rest(pauseMs, signal)
    }
  }
  return ready
}

/** A pause that ends early, without an error, when the work is stopped. */
const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false }).catch(() => {})
