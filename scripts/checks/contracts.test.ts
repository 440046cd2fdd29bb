import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { run } from '../processes/command.ts'
import { changesForClients, changedFiles } from './contracts.ts'

const before = 'type Query { product(id: ID!): Product } type Product { id: ID! name: String! }'

test('reports a removed field', () => {
  const after = 'type Query { product(id: ID!): Product } type Product { id: ID! }'
  expect(changesForClients(before, after)).toEqual(['Product.name was removed.'])
})

test('reports a new required argument', () => {
  const after = before.replace('id: ID!)', 'id: ID!, branch: ID!)')
  expect(changesForClients(before, after)).toEqual([expect.stringContaining('branch')])
})

test('allows a new value of an enum, and reports a removed one', () => {
  const kinds = (values: string) => `${before} enum Kind { ${values} }`
  expect(changesForClients(kinds('A'), kinds('A B'))).toEqual([])
  expect(changesForClients(kinds('A B'), kinds('A'))).toEqual(['B was removed from enum type Kind.'])
})

test('names another default of an argument as dangerous', () => {
  const sorted = (value: number) => before.replace('id: ID!)', `id: ID!, first: Int = ${value})`)
  expect(changesForClients(sorted(1), sorted(2))).toEqual([expect.stringMatching(/^Dangerous: .*first/)])
})

test('allows a new field, type or optional argument', () => {
  const after = `${before.replace('id: ID!)', 'id: ID!, branch: ID)')} extend type Product { price: Int } type Extra { id: ID }`
  expect(changesForClients(before, after)).toEqual([])
})

test('names the changed, new and committed files since main, and not the deleted ones', async () => {
  const { folder, git, write } = checkout()
  await git('init', '-qb', 'main')
  for (const file of ['old.ts', 'gone.ts', 'same.ts']) write(file, '1')
  await git('add', '.')
  await git('commit', '-qm', 'Begin')
  expect(await changedFiles(folder)).toEqual([])
  await git('commit', '--allow-empty', '-qm', 'Change nothing')
  write('old.ts', 'changed')
  await git('commit', '-qam', 'Change a file')
  expect(await changedFiles(folder)).toEqual(['old.ts'])
  write('new.ts', '1')
  expect(await changedFiles(folder)).toEqual(['new.ts'])
  rmSync(join(folder, 'new.ts'))
  await git('switch', '-qc', 'work')
  write('committed.ts', '1')
  await git('add', '.')
  await git('commit', '-qm', 'Go on')
  write('old.ts', '2')
  write('new.ts', '1')
  rmSync(join(folder, 'gone.ts'))
  expect(await changedFiles(folder)).toEqual(['committed.ts', 'old.ts', 'new.ts'])
})

test('does not say that nothing changed in a folder that git does not know', async () => {
  expect(await changedFiles(checkout().folder)).toBeUndefined()
})

function checkout() {
  const folder = tempFolder('contracts')
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { in: folder })
  return { folder, git, write: (file: string, text: string) => writeFileSync(join(folder, file), text) }
}
