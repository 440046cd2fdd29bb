// @vitest-environment node
import { expect, test } from 'vitest'
import { growList } from './grow-list.ts'

/** Loads the list of numbers at an address, three a page; `failing` is the page that fails. */
async function load(search: string, failing?: string) {
  const asked: string[] = []
  const pageAfter = (start: number) => {
    const nodes = Array.from({ length: 3 }, (_, place) => start + place).filter((number) => number < 200)
    return { nodes, pageInfo: { hasNextPage: start + 3 < 200, endCursor: String(start + 3) } }
  }
  const list = pageAfter(0)
  await growList(new URL(`http://shop.example/search${search}`), list, async (after) => {
    asked.push(after)
    if (after === failing) throw new Error('late')
    return pageAfter(Number(after))
  })
  return { asked, ...list }
}

test.each([
  ['', 3, []],
  ['?shown=3', 3, []],
  ['?shown=7', 9, ['3', '6']],
  ['?shown=٩', 9, ['3', '6']],
  ['?shown=-4', 3, []],
  ['?shown=many', 3, []],
] as const)('a list at %j has %i items', async (search, length, pages) => {
  const { asked, nodes, pageInfo } = await load(search)
  expect([nodes.length, asked, pageInfo.endCursor]).toEqual([length, pages, String(length)])
})

test('an address asks for at most 120 items', async () => {
  expect((await load('?shown=999999')).nodes).toHaveLength(120)
})

test('a page that fails ends the list before it', async () => {
  const { nodes, pageInfo } = await load('?shown=12', '6')
  expect([nodes.length, pageInfo.endCursor]).toEqual([6, '6'])
})
