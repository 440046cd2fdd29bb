import { expect, test } from 'vitest'
import { watchRunning } from './running.ts'

function part(name: string, stopped: string[]) {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>()
  const stop = async () => {
    stopped.push(name)
    end('SIGTERM')
  }
  return { name, ended, end, stop, lastLines: () => `last line of ${name}` }
}

test('stops the parts in the reverse order of their start', async () => {
  const [running, stopped] = [watchRunning(), [] as string[]]
  for (const name of ['database', 'store-api', 'bff', 'web']) running.add(part(name, stopped))
  await running.stopAll()
  expect(stopped).toEqual(['web', 'bff', 'store-api', 'database'])
})

test('reports a part that ended unexpectedly with its last lines', async () => {
  const running = watchRunning()
  const bff = part('bff', [])
  running.add(bff)
  bff.end('SIGKILL')
  expect(await running.crashed).toBe('The bff ended unexpectedly (SIGKILL).\nlast line of bff')
})

test('stops the other parts when one cannot be stopped', async () => {
  const [running, stopped] = [watchRunning(), [] as string[]]
  running.add(part('database', stopped))
  running.add({ ...part('web', stopped), stop: () => Promise.reject(new Error('no')) })
  await running.stopAll()
  expect(stopped).toEqual(['database'])
})
