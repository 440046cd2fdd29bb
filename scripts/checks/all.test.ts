import { expect, test } from 'vitest'
import { typeChecks } from './all.ts'

test('a change checks the types of its folder and of those that follow its contract', () => {
  const namesFor = (changed: string[]) => typeChecks(changed).map(({ name }) => name)
  expect(namesFor(['web/app/root.tsx'])).toEqual(['types of web'])
  expect(namesFor(['schema/base.graphql'])).toEqual(['types of bff', 'types of web', 'types of examples'])
  expect(namesFor(['package.json'])).toHaveLength(typeChecks().length)
})
