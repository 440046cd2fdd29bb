// @vitest-environment node
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

/** More than React sends in one piece unless told. */
const many = Array.from({ length: 2_000 }, (_, place) => `line ${place}`)

test('the server renders a part in its place regardless of its size, for browsers without JavaScript', async () => {
  const Part = lazyPart<{ name: string }>(async () => ({ name }) => (
    <ul title={name}>
      {many.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ))
  // As a server does between its start and the first visitor.
  await new Promise(setImmediate)
  const html = await rendered(
    <main>
      <Part name="reviews" />
    </main>,
  )
  expect(html).toMatch(/<main><!--\$--><ul title="reviews"><li>line 0<\/li>/)
  expect(html).toContain('<li>line 1999</li></ul><!--/$--></main>')
})

function rendered(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onShellReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}
