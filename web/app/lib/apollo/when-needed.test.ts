import { expect, test } from 'vitest'
import { clientWithAnswers } from '#app/lib/testing/apollo-answers.tsx'
import { neededClient, needWhenUsed } from './needed-client.ts'
import { clientHere, giveClient, whenNeeded } from './when-needed.ts'

test('what waits for the client is done with the first press, in its order; what is forgotten is not; later nothing waits', async () => {
  const done: string[] = []
  needWhenUsed()
  whenNeeded(() => done.push('page'))
  whenNeeded(() => done.push('left'))()
  whenNeeded(() => done.push('badge'))
  expect([done, clientHere()]).toEqual([[], undefined])
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  const client = await neededClient()
  expect(done).toEqual(['page', 'badge'])
  whenNeeded((given) => done.push(given === client ? 'at once' : 'another'))
  expect(done).toEqual(['page', 'badge', 'at once'])
})

test('a client that is given is the one', async () => {
  const { client } = clientWithAnswers()
  giveClient(client)
  expect(await neededClient()).toBe(client)
})
