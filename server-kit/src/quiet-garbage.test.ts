import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { collectWhenQuiet } from './quiet-garbage.ts'

const garbage = () => new WeakRef({})

test('a quiet server collects its garbage', async () => {
  const timer = collectWhenQuiet(30)
  onTestFinished(() => clearInterval(timer))
  const some = garbage()
  await sleep(300)
  expect(some.deref()).toBeUndefined()
})

test('a busy server is left to V8', async () => {
  const timer = collectWhenQuiet(30)
  onTestFinished(() => clearInterval(timer))
  const some = garbage()
  for (const until = performance.now() + 300; performance.now() < until; await sleep(1))
    for (const pause = performance.now() + 10; performance.now() < pause;);
  expect(some.deref()).toBeDefined()
})
