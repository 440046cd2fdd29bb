/** Whether two pieces of JSON say the same. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false
  return keys.every((key) => Object.hasOwn(other, key) && sameData(one[key as keyof typeof one], other[key as keyof typeof other]))
}
