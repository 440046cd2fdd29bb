import { expect, test } from 'vitest'
import { type Raster, rasterise } from 'store-api/src/pictures/render.ts'
import { viewsOf } from './check.ts'
import { draw } from './draw.ts'
import { SINGLE_KINDS } from './kinds.ts'
import type { SingleKind } from './art.ts'

/** Returns the share of the sheet that is opaque, and that of its outermost columns. */
function covered({ pixels, width, height }: Raster) {
  const solid = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 250
  let all = 0
  let border = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (solid(x, y)) all++
    border += Number(solid(0, y)) + Number(solid(width - 1, y))
  }
  return { all: all / (width * height), border: border / (2 * height) }
}

const main = async (kind: SingleKind) => {
  const [view = 'front'] = viewsOf(kind)
  return covered(await rasterise(draw({ kind, colors: ['#14213d', '#f5f5f5', '#f97316'] }, view), 1))
}

test('every main picture fills its sheet and touches no edge', { timeout: 30_000 }, async () => {
  const faults: string[] = []
  for (const kind of SINGLE_KINDS) {
    const { all, border } = await main(kind)
    if (all < 0.08 || border > 0) faults.push(`${kind} covers ${all} of the sheet and ${border} of its sides`)
  }
  expect(faults).toEqual([])
})

test('a picture renders the same at twice its size', async () => {
  const svg = draw({ kind: 'jersey', colors: ['#c8102e', '#ffffff'] }, 'front')
  const [single, double] = [await rasterise(svg, 1), await rasterise(svg, 2)]
  expect([double.width, double.height]).toEqual([single.width * 2, single.height * 2])
  expect(covered(double).all).toBeCloseTo(covered(single).all, 1)
})
