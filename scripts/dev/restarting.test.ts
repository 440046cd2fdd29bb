import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../processes/command.ts'
import { freePort, isTaken } from '../processes/ports.ts'
import { restarting } from './restarting.ts'

const answering = (text: string) => `
  import { createServer } from 'node:http'
  createServer((request, response) => response.end('${text}')).listen(Number(process.env.PORT), '127.0.0.1')
`

test('a changed server answers anew, and ends for good', async () => {
  const { write, server, answer, port } = await program()
  write(answering('old'))
  await server.restart()
  write(answering('new'))
  await server.restart()
  expect(await answer()).toBe('new')
  await server.stop()
  expect(await isTaken(port)).toBe(false)
})

test('a server that cannot start says why, and the next change starts it', async () => {
  const { write, server, answer, printed } = await program()
  write('this is no program')
  await server.restart()
  expect(printed.join('\n')).toMatch(
    /SyntaxError[^]*server ended while starting \(exit code 1\); the next change starts it/,
  )
  write(answering('mended'))
  await server.restart()
  expect(await answer()).toBe('mended')
})

test('a change does not wait for a server that never becomes ready', async () => {
  const { write, server, answer } = await program()
  write('setInterval(() => {}, 1000)')
  const hanging = server.restart()
  write(answering('mended'))
  await Promise.all([hanging, server.restart()])
  expect(await answer()).toBe('mended')
})

/** A server whose program a test writes. `printed` holds what was said of it. */
async function program() {
  const folder = tempFolder('restarting')
  const file = join(folder, 'main.mjs')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  const server = restarting(
    { name: 'server', main: relative(root, file), env: { PORT: String(port) }, log: print, ready: url },
    print,
  )
  onTestFinished(() => server.stop())
  return {
    server,
    printed,
    port,
    write: (text: string) => writeFileSync(file, text),
    answer: async () => (await fetch(url)).text(),
  }
}
