import { act } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Showcase } from './showcase.tsx'

const folder = join(import.meta.dirname, '..')
const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/media/${name}`)

test.each(['ar', 'en'] as const)(
  'every component renders on the server and is taken over in the browser without a difference (%s)',
  async (lang) => {
    const page = <Showcase lang={lang} pictures={pictures} />
    const box = document.createElement('div')
    box.innerHTML = renderToString(page)
    const before = box.textContent
    const faults: unknown[] = []
    const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: (fault) => faults.push(fault) }))
    expect(faults).toEqual([])
    // Only the film at the end gets something more: its controls.
    expect(box.textContent).toContain(before)
    await act(async () => root.unmount())
  },
)

test('every component is shown in the showcase or is a part of one that is', () => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
  )
  const imported = files.map(read).join('\n')
  const unseen = files.filter((name) => !name.includes('/') && !imported.includes(`/${name}'`))
  expect(files.length).toBeGreaterThan(60)
  expect(unseen).toEqual([])
})
