import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Type } from 'typebox'
import { tempFolder } from '../server-kit/src/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { readData, Text } from './read-data.ts'

const Jobs = Type.Array(
  Type.Object({ slug: Type.String(), title: Text, age: Type.Integer() }, { additionalProperties: false }),
)

function fileOf(text: string): URL {
  const folder = tempFolder('read-data')
  const file = join(folder, 'jobs.yaml')
  writeFileSync(file, text)
  return pathToFileURL(file)
}

test('reads a list of entries', () => {
  const file = fileOf('- slug: buyer\n  title: { ar: مشتريات, en: Buyer }\n  age: 3\n')
  expect(readData(file, Jobs)).toEqual([{ slug: 'buyer', title: { ar: 'مشتريات', en: 'Buyer' }, age: 3 }])
})

test('names every mistake with its file and line', () => {
  const file = fileOf(
    '- slug: buyer\n  title: { ar: مشتريات }\n  age: 3\n- slug: 7\n  title: { ar: بائع, en: Seller }\n  age: long\n  agee: 3\n',
  )
  const lines = [
    'jobs.yaml, line 2: /0/title must have required properties en',
    'jobs.yaml, line 4: /1/slug must be string',
    'jobs.yaml, line 6: /1/age must be integer',
    'jobs.yaml, line 7: /1/agee is not known',
  ]
  expect(() => readData(file, Jobs)).toThrow(new Error(lines.join('\n')))
})

test('names the line of what is not YAML', () => {
  expect(() => readData(fileOf('- slug: buyer\n- "open\n'), Jobs)).toThrow(/^jobs\.yaml, line 3: /)
})
