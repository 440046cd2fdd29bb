import { expect, test } from 'vitest'
import { connectionSlots } from './connection-slots.ts'

test('a key, and all together, hold as many slots as allowed, and a released one is free again', () => {
  const slots = connectionSlots({ all: 3, each: 2 })
  const first = slots.take('mona')
  expect([slots.take('mona'), slots.take('mona'), slots.take('ali'), slots.take('hany')].map(Boolean)).toEqual([
    true,
    false,
    true,
    false,
  ])
  first?.()
  expect(slots.take('hany')).toBeDefined()
})

test('releasing a slot twice frees one', () => {
  const slots = connectionSlots({ all: 2, each: 2 })
  const [first] = [slots.take('mona'), slots.take('mona')]
  first?.()
  first?.()
  expect([slots.take('mona'), slots.take('mona')].map(Boolean)).toEqual([true, false])
})
