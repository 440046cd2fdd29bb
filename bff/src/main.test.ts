import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, BFF_PORT: '0', BFF_HOST: '127.0.0.1', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const text = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => void (text.out += chunk))
  child.stderr.on('data', (chunk: Buffer) => void (text.err += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const listening = new Promise<void>((resolve) =>
    child.stdout.on('data', () => text.out.includes('Server listening') && resolve()),
  )
  return { child, text, ended, listening }
}

test('a port that is no number ends it with one line', async () => {
  const { ended, text } = start({ BFF_PORT: 'four' })
  expect([await ended, text.err]).toEqual([1, 'BFF_PORT must be a number from 0 to 65535, not "four".\n'])
})

test('a port that is taken ends it with one line', async () => {
  const first = start({ BFF_PORT: '7198' })
  await first.listening
  const { ended, text } = start({ BFF_PORT: '7198' })
  expect([await ended, text.err]).toEqual([1, 'Port 7198 is taken. Set BFF_PORT to another one.\n'])
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it well', async (signal) => {
  const { child, ended, listening, text } = start({})
  await listening
  child.kill(signal)
  expect([await ended, text.err]).toEqual([0, ''])
})
