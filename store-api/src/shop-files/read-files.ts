import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { unguard } from '#src/catalog-files/cells.ts'
import { UnreadableFile } from '#src/catalog-files/problems.ts'
import { examineFile, readRecords } from '#src/catalog-files/text-file.ts'
import { type Field, type FileName, FILES, KEYED } from './fields.ts'
import { readText } from './read-text.ts'

/** A mistake in a file: `line` counts from 1. */
export interface Problem {
  file: string
  line: number
  text: string
}

/** A checked entry of a file: its values by field, without those that it does not name. */
export interface Entry {
  line: number
  /** The line of each field. */
  lines: Record<string, number>
  values: Record<string, unknown>
}

export interface ShopFiles {
  entries: Record<FileName, Entry[]>
  /** Rows of `page`. */
  pages: ({ slug: string } & Record<string, unknown>)[]
  problems: Problem[]
}

/** The text of each field of an entry, with its line. */
type Cells = Map<string, { text: string; line: number }>
type Add = (line: number, text: string) => void
type RawEntry = { line: number; cells: Cells }

const PAGES = 'pages'
/** Files of the folder that other commands read. */
const OTHER_FILES = /^(catalogue\.csv|README\.md|\..*)$/

/**
 * Reads the files of a shop's folder; each of them may be absent. Throws UnreadableFile when there is no such folder.
 */
export async function readShopFiles(folder: string): Promise<ShopFiles> {
  const names = await readdir(folder).catch(() => {
    throw new UnreadableFile(`${folder} is not a folder that can be read`)
  })
  const problems: Problem[] = []
  const entries = {} as Record<FileName, Entry[]>
  for (const file of Object.keys(FILES) as FileName[]) {
    const add: Add = (line, text) => problems.push({ file, line, text })
    const raw = names.includes(file) ? await (file.endsWith('.csv') ? readCsv : readYaml)(join(folder, file), add) : []
    entries[file] = checkEntries(raw, FILES[file], add)
    if (KEYED.includes(file)) refuseTwins(entries[file], add)
  }
  for (const name of names) {
    if (!(name in FILES) && name !== PAGES && !OTHER_FILES.test(name))
      problems.push({
        file: name,
        line: 1,
        text: `is not a file of a shop; those are ${[...Object.keys(FILES), `${PAGES}/`].join(', ')}`,
      })
  }
  return { entries, pages: names.includes(PAGES) ? await readPages(folder, problems) : [], problems }
}

async function readYaml(path: string, add: Add): Promise<RawEntry[]> {
  const counter = new LineCounter()
  // Every value stays the text that was written: `failsafe` knows neither numbers nor dates.
  const document = parseDocument(await readFile(path, 'utf8'), {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
  })
  const lineOf = (node: Node | null | undefined) => counter.linePos(node?.range?.[0] ?? 0).line
  for (const { pos, message } of document.errors) add(counter.linePos(pos[0]).line, `is not YAML: ${message}`)
  if (document.errors.length > 0 || document.contents === null) return []
  if (!isSeq(document.contents)) {
    add(1, 'must be a list: each entry begins with "- "')
    return []
  }
  return document.contents.items.map((item) => {
    const cells: Cells = new Map()
    collect(item as Node, '', cells, lineOf)
    return { line: lineOf(item as Node), cells }
  })
}

/** Flattens a mapping: `name: { ar: … }` becomes the field `name.ar`; a list of texts becomes one text. */
function collect(node: Node, path: string, cells: Cells, lineOf: (node: Node) => number): void {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : ''
      if (value) collect(value as Node, path ? `${path}.${name}` : name, cells, lineOf)
    }
    return
  }
  const parts = isSeq(node) ? node.items : [node]
  const text = parts.map((part) => (isScalar(part) ? String(part.value ?? '') : '')).join(' ')
  cells.set(path, { text: text.trim(), line: lineOf(node) })
}

async function readCsv(path: string, add: Add): Promise<RawEntry[]> {
  const rows: { line: number; cells: string[] }[] = []
  try {
    for await (const row of readRecords(await examineFile(path), () => undefined)) rows.push(row)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    add(1, error.message)
  }
  const [header, ...records] = rows
  const names = header?.cells.map((cell) => unguard(cell).trim()) ?? []
  return records.map(({ line, cells }) => ({
    line,
    cells: new Map(cells.map((cell, i) => [names[i] ?? '', { text: unguard(cell).trim(), line }])),
  }))
}

/** The entries whose fields can be read; a problem for each that cannot. */
function checkEntries(raw: RawEntry[], fields: Record<string, Field>, add: Add): Entry[] {
  return raw.map(({ line, cells }) => {
    const values: Record<string, unknown> = {}
    for (const [name, cell] of cells) {
      const field = fields[name]
      if (!field)
        add(cell.line, `${name || 'this entry'} is not known; the fields are ${Object.keys(fields).join(', ')}`)
      if (!field || cell.text === '') continue
      const value = field.read(cell.text)
      if (value === undefined) add(cell.line, `${name}: "${cell.text.slice(0, 60)}" must be ${field.expected}`)
      else values[name] = value
    }
    const missing = Object.keys(fields).filter((name) => fields[name]?.required && !cells.get(name)?.text)
    if (missing.length > 0) add(line, `lacks ${missing.join(', ')}`)
    return { line, lines: Object.fromEntries([...cells].map(([name, cell]) => [name, cell.line])), values }
  })
}

function refuseTwins(entries: Entry[], add: Add): void {
  const lines = new Map<unknown, number>()
  for (const {
    line,
    values: { slug },
  } of entries) {
    if (lines.has(slug)) add(line, `slug: "${String(slug)}" is on line ${lines.get(slug)} already`)
    else if (slug !== undefined) lines.set(slug, line)
  }
}

/** Pages as docs/content.md says: a head, then the text in both languages. */
async function readPages(folder: string, problems: Problem[]): Promise<ShopFiles['pages']> {
  const files = (await readdir(join(folder, PAGES))).filter((name) => name.endsWith('.md')).sort()
  const pages: ShopFiles['pages'] = []
  for (const name of files) {
    const source = await readFile(join(folder, PAGES, name), 'utf8')
    const add: Add = (line, text) => problems.push({ file: `${PAGES}/${name}`, line, text })
    const slug = name.replace(/\.md$/, '')
    if (!/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      add(1, 'its name must be lower-case Latin letters, digits and hyphens: it is the address of the page')
    try {
      const { head, body_ar, body_en } = readText(source)
      const names = ['title.ar', 'title.en', 'summary.ar', 'summary.en']
      const missing = names.filter((each) => !head.get(each))
      if (missing.length > 0) add(1, `the head lacks ${missing.join(', ')}`)
      pages.push({
        slug,
        body_ar,
        body_en,
        ...Object.fromEntries(names.map((each) => [each.replace('.', '_'), head.get(each)])),
      })
    } catch (error) {
      const { message } = error as Error
      add(lineOfQuoted(source, message), message)
    }
  }
  return pages
}

/** The line of what a message quotes of a text; 1 when it quotes nothing. */
function lineOfQuoted(source: string, message: string): number {
  const [, quoted = ''] = /"([^"]+)"[^"]*$/.exec(message) ?? []
  const line = quoted.split('\n', 1)[0] ?? ''
  const at = line === '' ? -1 : source.indexOf(line)
  return at === -1 ? 1 : source.slice(0, at).split('\n').length
}
