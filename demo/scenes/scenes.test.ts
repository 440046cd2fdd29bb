import { expect, test } from 'vitest'
import { drawScene } from './draw-scene.ts'
import { sceneRows } from './scenes.ts'

test('every scene is one opaque drawing, the same each time', () => {
  const faults = sceneRows.filter(({ art }) => {
    const svg = drawScene(art)
    return (
      svg !== drawScene(art) ||
      /NaN|undefined|null|Infinity/.test(svg) ||
      !/<\/defs>(<g[^>]*>)?<rect x="0" y="0" width="1200"/.test(svg)
    )
  })
  expect(faults).toEqual([])
})
