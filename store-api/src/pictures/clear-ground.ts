import type { Raster } from './render.ts'

type Rgb = readonly [r: number, g: number, b: number]

/** How far a pixel may be from the ground, of 255 in each channel, to be ground; and to be certainly ground. */
const [NEAR, SURE] = [20, 9]
/** Width of the soft edge in pixels, and how far from the ground its outermost pixel is. */
const [EDGE, FAR] = [3, 80]
/**
 * Largest part of the picture that may be ground to the one measure and not to the other: a white product on white have
 * more.
 */
const DOUBT = 0.03
/** Smallest part of the picture, and of the rectangle about it, that the product takes. */
const [LEAST, FILLED] = [0.05, 0.3]

/** Returns the picture with its ground clear, or unchanged where the ground cannot be told from the product. */
export function clearGround(raster: Raster, ground: Rgb): Raster {
  const { pixels, width, height } = raster
  const far = farFrom(pixels, ground)
  const cleared = flood(far, width, NEAR)
  const doubt = countPixels(cleared) - countPixels(flood(far, width, SURE))
  if (doubt > DOUBT * far.length || !isThing(cleared, width, height)) return raster
  const clear = Buffer.from(pixels)
  addEdge(cleared, far, width)
  for (let at = 0; at < far.length; at++) if (cleared[at] !== 0) soften(clear, at, ground, far[at] ?? 0)
  return { pixels: clear, width, height }
}

/** Returns how far each pixel is from the ground in the channel that differs most. */
function farFrom(pixels: Buffer, [r, g, b]: Rgb): Uint8Array {
  const far = new Uint8Array(pixels.length / 4)
  for (let at = 0, i = 0; at < far.length; at++, i += 4) {
    far[at] = Math.max(
      Math.abs((pixels[i] ?? 0) - r),
      Math.abs((pixels[i + 1] ?? 0) - g),
      Math.abs((pixels[i + 2] ?? 0) - b),
    )
  }
  return far
}

function countPixels(mask: Uint8Array): number {
  let size = 0
  for (const one of mask) size += one
  return size
}

/** Marks all pixels at most `near` from the ground that are joined to the border of the picture by such pixels. */
function flood(far: Uint8Array, width: number, near: number): Uint8Array {
  const reached = new Uint8Array(far.length)
  const open = new Int32Array(far.length)
  let count = 0
  const reach = (at: number) => {
    if (at < 0 || at >= far.length || reached[at] === 1 || (far[at] ?? 255) > near) return
    reached[at] = 1
    open[count++] = at
  }
  for (let x = 0; x < width; x++) {
    reach(x)
    reach(far.length - 1 - x)
  }
  // The two sides are whole, so a step over an end of a line leads to what is reached anyway.
  for (let at = 0; at < far.length; at += width) {
    reach(at)
    reach(at + width - 1)
  }
  while (count > 0) {
    const at = open[--count] ?? 0
    reach(at - 1)
    reach(at + 1)
    reach(at - width)
    reach(at + width)
  }
  return reached
}

/** Adds the soft edge to the mask: pixels beside it that are not yet as far from the ground as the product. */
function addEdge(mask: Uint8Array, far: Uint8Array, width: number): void {
  for (let depth = 1; depth <= EDGE; depth++) {
    for (let at = width; at < far.length - width; at++) {
      if (mask[at] !== 0 || (far[at] ?? 255) >= FAR) continue
      if ([mask[at - 1], mask[at + 1], mask[at - width], mask[at + width]].includes(depth)) mask[at] = depth + 1
    }
  }
}

/**
 * Whether what is left looks like one thing, and not like the seams and shadows of a product that went with its ground.
 */
function isThing(cleared: Uint8Array, width: number, height: number): boolean {
  let [left, right, top, bottom, size] = [width, 0, height, 0, 0]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (cleared[at] === 1) continue
      size++
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return size > LEAST * cleared.length && size > FILLED * (right - left + 1) * (bottom - top + 1)
}

/** Makes a pixel as clear as it is near to the ground, and takes the ground out of its colour. */
function soften(pixels: Buffer, at: number, ground: Rgb, far: number): void {
  const alpha = Math.min(1, Math.max(0, (far - NEAR) / (FAR - NEAR)))
  pixels[at * 4 + 3] = Math.round(alpha * 255)
  if (alpha === 0) return
  for (let i = 0; i < 3; i++) {
    const unmixed = ((pixels[at * 4 + i] ?? 0) - (ground[i] ?? 0) * (1 - alpha)) / alpha
    pixels[at * 4 + i] = Math.min(255, Math.max(0, Math.round(unmixed)))
  }
}
