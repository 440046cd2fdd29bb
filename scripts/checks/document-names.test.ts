import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'

const IGNORED = /(^|\/)(node_modules|build|\.data|\.git)(\/|$)/
const everyPath = globSync('**', { cwd: root, exclude: (path) => IGNORED.test(path) })
const known = new Set(everyPath)
/** Each path, and what stands behind each of its slashes. */
const endings = new Set(
  everyPath.flatMap((path) => {
    const parts = path.split('/')
    return parts.map((_, first) => parts.slice(first).join('/'))
  }),
)
const documents = everyPath.filter((path) =>
  /^(?:README|CONTRIBUTING|SECURITY)\.md$|^(?:docs|web|demo)\/(?:.+\/)?[^/]+\.md$/.test(path),
)
const code = everyPath.filter(
  (path) => /\.(ts|tsx|mjs|graphql|json|css|sql|yaml|conf|sh)$/.test(path) && !documents.includes(path),
)
const names = new Set(
  code.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []),
)

/** Words in backticks outside of blocks of code, with their document. */
const quoted = documents.flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => ({
    path,
    word: word.replace(/^#app\//, 'web/app/'),
  }))
})

const SOURCE = /^[\w.@{}*,/-]+\.(?:tsx?|mjs|graphql|yaml|css|sql|conf)$/

/** Whether a path exists: from the root, from the document, or as the end of one path of the project. */
function exists(path: string, from: string): boolean {
  const pattern = path.replaceAll(/<[^>]+>/g, '*')
  if (!/[*{]/.test(pattern)) return endings.has(pattern) || known.has(join(dirname(from), pattern))
  // `matchesGlob` reads the pattern again for every path, which takes seconds.
  const parts = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll('*', '[^/]*')
  const braces = parts.replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  const glob = new RegExp(`(?:^|/)${braces}$`)
  return everyPath.some((known) => glob.test(known))
}

/** Files of PostgreSQL, pgBackRest and nginx on a machine that runs the shop. */
const FOREIGN = new Set(['pg_hba.conf', 'pgbackrest.conf', 'shop.conf'])

test('each source file that a document names exists', () => {
  const named = quoted.filter(({ word }) => SOURCE.test(word) && !/^[*./]/.test(word) && !FOREIGN.has(word))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ word, path }) => !exists(word, path)).map(({ word, path }) => `${path}: ${word}`)).toEqual([])
})

test('each folder of the sources that a document names exists', () => {
  const named = quoted.filter(({ word }) =>
    /^(?:schema|bff|web|store-api|demo|e2e|bench|examples|scripts|deploy|docs|server-kit)\/[\w./-]*$/.test(word),
  )
  expect(
    named.filter(({ word }) => !known.has(word.replace(/\/$/, ''))).map(({ word, path }) => `${path}: ${word}`),
  ).toEqual([])
})

/** Documents with names of earlier releases and of other clients' libraries. */
const OTHERS = /^docs\/(schema-changes|graphql-guide)\.md$/

test('each function, type and field that a document names stands in the code', () => {
  const named = quoted.filter(({ path, word }) => !OTHERS.test(path) && /^[a-z]+[A-Z]\w*(?:\(\))?$/.test(word))
  expect(named.length).toBeGreaterThan(100)
  expect(
    named.filter(({ word }) => !names.has(word.replace('()', ''))).map(({ word, path }) => `${path}: ${word}`),
  ).toEqual([])
})

test('each npm command that a document names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = documents.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, word = '']) => ({
      path,
      word,
    })),
  )
  expect(commands.filter(({ word }) => !(word in scripts)).map(({ word, path }) => `${path}: npm run ${word}`)).toEqual(
    [],
  )
})

test('each decision says since when it holds', () => {
  const records = documents.filter((path) => path.startsWith('docs/decisions/'))
  expect(
    records.filter(
      (path) => !/^# \d{3}.*\n\n_In force since 20\d\d-\d\d-\d\d\._\n/.test(readFileSync(join(root, path), 'utf8')),
    ),
  ).toEqual([])
})

test('each record of a decision has its number, one in all, and a date', () => {
  const records = globSync('docs/decisions/*.md', { cwd: root })
  const numbers = records.map((path) => path.slice('docs/decisions/'.length, 'docs/decisions/000'.length))
  expect(new Set(numbers).size).toBe(records.length)
  const unlike = records.filter((path, index) => {
    const [title = '', , date = ''] = readFileSync(join(root, path), 'utf8').split('\n')
    return !title.startsWith(`# ${numbers[index]}: `) || !/^_In force since \d{4}-\d{2}-\d{2}\._$/.test(date)
  })
  expect(unlike).toEqual([])
})
