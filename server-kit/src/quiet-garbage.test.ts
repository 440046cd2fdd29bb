import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { collectWhenQuiet } from './quiet-garbage.ts'

test('a quiet server collects its garbage', async () => {
  const timer = collectWhenQuiet(200)
  onTestFinished(() => clearInterval(timer))
  const garbage = new WeakRef({})
  await sleep(1_500)
  expect(garbage.deref()).toBeUndefined()
})
