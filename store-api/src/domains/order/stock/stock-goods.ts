/** Goods of a line on a shelf; a bundle's line has some of each part. */
export interface LineShelf {
  lineId: number
  variantId: number
  branchId: number
  quantity: number
}

export interface Goods {
  variantId: number
  branchId: number
  quantity: number
}

/**
 * The goods of `pieces` more pieces of a line, from the shelves that they left, after those of `gone` pieces that came back
 * before: `ordered` pieces are all its shelves together, so that every piece is counted once.
 */
export function goodsOf(shelves: LineShelf[], ordered: number, gone: number, pieces: number): Goods[] {
  const variants = Map.groupBy(shelves, ({ variantId }) => variantId)
  return [...variants.values()].flatMap((ofVariant) => {
    const each = ofVariant.reduce((sum, { quantity }) => sum + quantity, 0) / ordered
    return slice(ofVariant, gone * each, pieces * each)
  })
}

/** `take` of the goods after the first `skip` of them, by shelf. */
function slice(shelves: LineShelf[], skip: number, take: number): Goods[] {
  let before = 0
  return shelves.flatMap(({ variantId, branchId, quantity }) => {
    const from = Math.max(skip, before)
    const to = Math.min(skip + take, before + quantity)
    before += quantity
    return to > from ? [{ variantId, branchId, quantity: to - from }] : []
  })
}

/** The same goods, all on the shelves of one branch when it is given, one entry for each shelf. */
export function byShelf(goods: Goods[], branchId?: number): Goods[] {
  const shelves = new Map<string, Goods>()
  for (const good of goods) {
    const shelf = { variantId: good.variantId, branchId: branchId ?? good.branchId }
    const key = `${shelf.variantId}:${shelf.branchId}`
    shelves.set(key, { ...shelf, quantity: good.quantity + (shelves.get(key)?.quantity ?? 0) })
  }
  return [...shelves.values()]
}
