import { type Direction, shapeLine, type Weight } from './share-line.ts'

/** A block of text and what it may take. */
export type TextBlock = {
  text: string
  /** Where lines begin: their right end for Arabic. */
  x: number
  /** The first base line. */
  y: number
  /** The sizes it may have, pixels, largest first. */
  sizes: readonly number[]
  weight: Weight
  fill: string
  width: number
  lines: number
  direction: Direction
}

/** Between base lines, of the size. */
const LEADING = 1.35

/**
 * A text as SVG, wrapped between words, in the largest size in which all of it fits; what never fits ends in an
 * ellipsis.
 */
export function drawText(block: TextBlock): string {
  const { x, y, weight, fill, direction, sizes } = block
  const smallest = sizes.at(-1) ?? 0
  const tries = sizes.map((size) => ({ size, lines: wrap(block, size) }))
  const { size, lines } = tries.find((each) => fits(block, each)) ?? { size: smallest, lines: cut(block, smallest) }
  const drawn = lines.map((line, index) => {
    const { width, paths } = shapeLine(line, size, weight, direction)
    return `<g transform="translate(${direction === 'rtl' ? x - width : x} ${y + index * size * LEADING})">${paths}</g>`
  })
  return `<g fill="${fill}">${drawn.join('')}</g>`
}

function wrap(block: TextBlock, size: number): string[] {
  const lines: string[] = []
  for (const word of block.text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(block, longer, size) <= block.width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function fits(block: TextBlock, { size, lines }: { size: number; lines: string[] }): boolean {
  return lines.length <= block.lines && lines.every((line) => widthOf(block, line, size) <= block.width)
}

/** As many lines as there may be, each with as many letters as it holds. */
function cut(block: TextBlock, size: number): string[] {
  const lines = wrap(block, size)
  return lines.slice(0, block.lines).map((line, index) => {
    const goesOn = index === block.lines - 1 && lines.length > block.lines
    const width = widthOf(block, goesOn ? `${line}…` : line, size)
    if (width <= block.width) return goesOn ? `${line}…` : line
    // Letters are not of one width: a few less than would fit on average.
    return `${line.slice(0, Math.floor((line.length * block.width) / width) - 2).trim()}…`
  })
}

function widthOf({ weight, direction }: TextBlock, line: string, size: number): number {
  return shapeLine(line, size, weight, direction).width
}
