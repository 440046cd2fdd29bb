import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { imageProcess } from './image-process.ts'

const MODULE = fileURLToPath(new URL('./drawings.fixture.ts', import.meta.url))

function images() {
  const images = imageProcess()
  onTestFinished(images.close)
  return images
}

test('makes a picture of what the drawing module draws, and throws what the module throws', async () => {
  const { nameDrawing, makePicture } = images()
  const source = { module: MODULE, spec: { art: { color: '#0000ff' } } }
  const named = await nameDrawing(source)
  expect(named).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), natural: 800 })
  const bytes = await makePicture({ named, source, size: { width: 240, format: 'webp' } })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 300 })
  await expect(nameDrawing({ module: MODULE, spec: { art: { color: 'none' } } })).rejects.toThrow('no such colour')
  expect(await nameDrawing(source)).toEqual(named)
})

test('a module that cannot be loaded fails each drawing, not the server', async () => {
  const { nameDrawing } = images()
  for (const gone of ['.gone', '.lost'])
    await expect(nameDrawing({ module: MODULE + gone, spec: {} })).rejects.toThrow('Cannot find module')
})
