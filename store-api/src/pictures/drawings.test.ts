import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { loadDrawings } from './drawings.ts'

const MODULE = fileURLToPath(new URL('./drawings.fixture.ts', import.meta.url))

function load(module: string) {
  const drawings = loadDrawings(module)
  onTestFinished(drawings.close)
  return drawings
}

test('a drawing is drawn by the module, and what the module throws arrives', async () => {
  const { draw } = load(MODULE)
  expect(await draw({ art: { color: '#0000ff' } })).toMatch(/^<svg .*fill="#0000ff"/)
  await expect(draw({ art: { color: 'none' } })).rejects.toThrow('no such colour')
  expect(await draw({ art: {} })).toMatch(/^<svg /)
})

test('a module that cannot be loaded fails each drawing, not the server', async () => {
  const { draw } = load(`${MODULE}.gone`)
  await expect(draw({ art: {} })).rejects.toThrow('Cannot find module')
  await expect(draw({ art: {} })).rejects.toThrow('Cannot find module')
})
