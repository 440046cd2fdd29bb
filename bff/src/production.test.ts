import { expect, test } from 'vitest'
import { startBff } from './testing/bff.ts'

test('the attack tests of this project run on a bff with the settings of production', async () => {
  const { ask } = await startBff('http://127.0.0.1:1')
  const { errors, headers } = await ask('{ __schema { queryType { name } } }')
  expect([errors[0]?.message, headers['x-upstream-calls']]).toEqual([
    expect.stringContaining('introspection'),
    undefined,
  ])
})
