import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'

/** This file names both words to search for them. */
const thisFile = 'scripts/checks/rule-citations.test.ts'

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const isText = /\.(ts|tsx|mts|mjs|js|graphql|json|md|css|sql|ya?ml)$/
const texts = paths
  .filter((path) => isText.test(path) && path !== thisFile && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Returns the anchor of a heading as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

function anchorsOf(file: string): Set<string> {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return new Set(lines.filter((line) => /^#{1,6} /.test(line)).map((line) => anchorOf(line.replace(/^#+ /, ''))))
}

/** Returns why `file#anchor` does not exist, or undefined when it exists. */
function faultOf(file: string, anchor: string | undefined): string | undefined {
  if (!existsSync(join(root, file))) return 'no such file'
  return anchor === undefined || anchorsOf(file).has(anchor) ? undefined : 'no such heading'
}

test('each citation of a file under docs/ names an existing file and heading', () => {
  const cited = texts.flatMap(({ path, text }) => [
    // Paths in code and text start at the root, those of Markdown links at the file itself.
    ...[...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w\p{L}-]+))?/gu)].map(([, file = '', anchor]) => ({
      path,
      file,
      anchor,
    })),
    ...(path.endsWith('.md') ? [...text.matchAll(/\]\((?!\w+:)([\w./-]*\.md)?(?:#([\w\p{L}-]+))?\)/gu)] : [])
      .filter(([, file, anchor]) => file ?? anchor)
      .map(([, file, anchor]) => ({ path, file: file ? normalize(join(dirname(path), file)) : path, anchor })),
  ])
  expect(cited.length).toBeGreaterThan(100)
  const lost = cited.flatMap(({ path, file, anchor }) => {
    const fault = faultOf(file, anchor)
    return fault ? [`${path}: ${file}${anchor ? `#${anchor}` : ''}: ${fault}`] : []
  })
  expect(lost).toEqual([])
})

test('no file cites a document that is not in the repository', () => {
  const cites = texts.filter(({ text }) => /\b(DOMAIN|DESIGN)(\.md| ?§)/.test(text)).map(({ path }) => path)
  expect(cites).toEqual([])
})
