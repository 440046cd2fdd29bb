import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../processes/command.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

/**
 * A file with at most this many lines and a single importer needs a reason to stand alone; otherwise it belongs into
 * its importer or a sibling.
 */
const SMALL = 30
const FOLDERS = ['server-kit/src', 'store-api/src/**', 'bff/src/**', 'bff', 'web/app/**', 'scripts/**', 'bench/**']
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'((?:\.{1,2}|#src|#app|server-kit)\/[^']+\.tsx?)'/g
/** Tests and their helpers: their imports do not count. */
const OF_TESTS = /\.(?:test|fixture)\.tsx?$|\/testing[/.-]/

/** Why small files with a single importer stand alone. */
const reasons: [files: RegExp, reason: string][] = [
  [/^server-kit\/src\/encoding\.ts$/, 'web/server, which this check does not read, compresses pages by it.'],
  [/^store-api\/src\/.+\.routes\.ts$/, 'Only app.ts mounts routes (import rule routes-are-mounted-by-app).'],
  [/^store-api\/src\/db\/tables\//, 'The columns of one domain each; tables.ts puts them together.'],
  [/^store-api\/src\/domains\/order\/returns\/reorder\.service\.ts$/, 'A use case of its own beside the returns.'],
  [/^store-api\/src\/domains\/account\/privacy\/own-data\.service\.ts$/, 'A use case of its own beside the deletion.'],
  [
    /^store-api\/src\/http\/signed-link\.ts$/,
    'Signs tokens without knowing what they open; its tests attack it apart from orders.',
  ],
  [/^store-api\/src\/domains\/account\/device\.ts$/, 'Names of devices, tested as a table without sessions.'],
  [/^store-api\/src\/domains\/career\/cv-thread\.ts$/, 'Entry point of a worker thread.'],
  [
    /^bff\/src\/domains\/.+\.(?:resolvers|source)\.ts$/,
    'One of each per concern; only app.ts and sources.ts collect them.',
  ],
  [
    /^bff\/src\/domains\/.+-models\.ts$/,
    'Models that bff/codegen-resolvers.ts names; the generated types import them.',
  ],
  [/^bff\/src\/graphql\/published-schema\.ts$/, 'What generators of clients read, tested without a shop.'],
  [/^bench\/reference-server\.ts$/, 'Entry point of a worker thread.'],
  [/^scripts\/dev\/log-line\.ts$/, 'Its test cannot import dev.ts, which starts the shop.'],
  [
    /^web\/app\/ui\/sprite-icon\.tsx$/,
    'The build puts it in place of each icon of lucide (web/codegen/icons-from-sprite.ts).',
  ],
  [/^web\/app\/domains\/catalog\/club\/club-kinds\.tsx$/, 'A choice with its own address, tested without its page.'],
  [/^web\/app\/domains\/cart\/cart-writes\.ts$/, 'Its test performs the writes without the page.'],
  [
    /^web\/app\/domains\/(catalog\/(recent\/recent-rail|product\/related-rest)|content\/home\/home-rest)\.tsx$/,
    'Loaded when it comes near the screen.',
  ],
  [
    /^web\/app\/domains\/branch\/lower-egypt\.ts$/,
    'web/codegen, which this check does not read, draws the outlines by it.',
  ],
  [/^web\/app\/domains\/order\/invoice\/invoice-load\.ts$/, 'Tests load an invoice without its page.'],
  [/^web\/app\/domains\/pixels\/ad-click\.ts$/, 'Tests run it without hydrating a page.'],
  [/^web\/app\/lib\/head\/language-address\.ts$/, 'The sitemap in web/server uses it too.'],
  [/^web\/app\/lib\/notify\/toast-styles\.ts$/, 'It must run before notistack, so before the file that imports both.'],
  [/^web\/app\/lib\/notify\/toasts\.tsx$/, 'The shell mounts it; the rest of notify loads with the first toast.'],
  [/^web\/app\/styles\/fonts\.ts$/, 'URLs of the generated fonts, beside the styles that use them.'],
  [
    /^web\/app\/(?:domains\/.+|lib\/structured-data)\/[^/]*-?meta\.ts$/,
    'Structured data of a page: the browser never loads it.',
  ],
]

/**
 * Fails on each small file with a single importer that has no reason, and on a reason that no such file needs any more.
 */
export async function smallFilesHaveReasons(): Promise<Outcome> {
  const paths = globSync(
    FOLDERS.map((folder) => `${folder}/*.{ts,tsx}`),
    { cwd: root, exclude: (path) => path.endsWith('__generated__') },
  )
  const lone = loneSmallFiles(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  const unexplained = lone.filter(({ file }) => !reasons.some(([files]) => files.test(file)))
  const unneeded = reasons.filter(([files]) => !lone.some(({ file }) => files.test(file)))
  const problems = [
    ...unexplained.map(
      ({ file, lines, importer }) =>
        `${file}: ${lines} lines that only ${importer} imports. Join them, or give a reason in scripts/checks/small-files.ts.`,
    ),
    ...unneeded.map(([files]) => `scripts/checks/small-files.ts: no file needs the reason of ${files}.`),
  ]
  return problems.length === 0 ? passed : failedWith(problems.join('\n'))
}

/**
 * The files with at most 30 lines that exactly one other file imports, tests not counted. `texts` are all sources by
 * path from the root.
 */
export function loneSmallFiles(
  texts: ReadonlyMap<string, string>,
): { file: string; lines: number; importer: string }[] {
  const importers = new Map<string, Set<string>>()
  for (const [path, text] of texts) {
    if (OF_TESTS.test(path)) continue
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = targetOf(path, specifier)
      importers.set(target, (importers.get(target) ?? new Set()).add(path))
    }
  }
  return [...texts].flatMap(([file, text]) => {
    const lines = text.trimEnd().split('\n').length
    const [importer, second] = importers.get(file) ?? []
    return importer && !second && lines <= SMALL && !OF_TESTS.test(file) ? [{ file, lines, importer }] : []
  })
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('server-kit/')) return specifier.replace('/', '/src/')
  const [folder] = path.split('/', 1)
  return specifier.startsWith('#') ? join(folder ?? '', specifier.slice(1)) : join(dirname(path), specifier)
}
