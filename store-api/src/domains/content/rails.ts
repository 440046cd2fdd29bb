/** Club and category of a product; products without a club have only a category. */
export interface RailProduct {
  id: number
  club_id: number | null
  category_id: number
}

/** Maximum number of products of one club, and of one category, in a rail while there are others. */
const ALIKE = 2

/**
 * Cuts each list of candidates down to `length` products that differ: at most two of a club and two of a category, and
 * none that an earlier list took. A list that would stay shorter is filled up with its next ones. The order of each
 * list stays.
 */
export function diverseRails(
  lists: readonly (readonly number[])[],
  products: ReadonlyMap<number, RailProduct>,
  length: number,
): number[][] {
  const taken = new Set<number>()
  return lists.map((list) => {
    const free = list.filter((id) => !taken.has(id))
    const different = differing(free, products)
    const others = free.filter((id) => !different.includes(id))
    const chosen = new Set([...different, ...others].slice(0, length))
    for (const id of chosen) taken.add(id)
    return free.filter((id) => chosen.has(id))
  })
}

function differing(ids: readonly number[], products: ReadonlyMap<number, RailProduct>): number[] {
  const seen = new Map<string, number>()
  return ids.filter((id) => {
    const product = products.get(id)
    if (!product) return false
    const marks = [`category ${product.category_id}`, ...(product.club_id === null ? [] : [`club ${product.club_id}`])]
    if (marks.some((mark) => (seen.get(mark) ?? 0) >= ALIKE)) return false
    for (const mark of marks) seen.set(mark, (seen.get(mark) ?? 0) + 1)
    return true
  })
}
