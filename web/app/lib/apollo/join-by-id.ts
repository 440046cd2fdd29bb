import type { FieldFunctionOptions, Reference } from '@apollo/client'

type Part = Reference | Record<string, never>
type Tools = Pick<FieldFunctionOptions, 'readField' | 'mergeObjects'>

/**
 * A list of things that have no identity in the cache but an `id` among themselves: the order and number are those that arrived,
 * and each keeps what was known of it, so that a list that asks for less does not take it away from a page.
 */
export function joinById(known: readonly Part[] | undefined, arrived: readonly Part[], { readField, mergeObjects }: Tools): readonly Part[] {
  const idOf = (part: Part) => readField('id', part)
  const before = new Map((known ?? []).map((part) => [idOf(part), part]))
  return arrived.map((part) => {
    const same = before.get(idOf(part))
    return same ? mergeObjects(same, part) : part
  })
}
