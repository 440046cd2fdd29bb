import { expect, test } from 'vitest'
import { watchRunning } from './running.ts'

function part(name: string, stopped: string[]) {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>()
  const stop = async () => {
    stopped.push(name)
    end('SIGTERM')
  }
  return { name, ended, end, stop, lastLines: () => `${name} said this` }
}

test('parts are stopped in the reverse order of their start', async () => {
  const [running, stopped] = [watchRunning(), [] as string[]]
  for (const name of ['database', 'store-api', 'bff', 'web']) running.add(part(name, stopped))
  await running.stopAll()
  expect(stopped).toEqual(['web', 'bff', 'store-api', 'database'])
})

test('a part that ends by itself is told with its last lines', async () => {
  const running = watchRunning()
  const bff = part('bff', [])
  running.add(bff)
  bff.end('SIGKILL')
  expect(await running.crashed).toBe('The bff ended unexpectedly (SIGKILL).\nbff said this')
})

test('a part that does not want to stop leaves the others to be stopped', async () => {
  const [running, stopped] = [watchRunning(), [] as string[]]
  running.add(part('database', stopped))
  running.add({ ...part('web', stopped), stop: () => Promise.reject(new Error('no')) })
  await running.stopAll()
  expect(stopped).toEqual(['database'])
})
