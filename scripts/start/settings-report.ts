import { type Env, isSet, type Setting, type Settings, readSettingText } from '../../server-kit/src/settings.ts'

type Tables = Record<string, Settings>
type Row = { name: string; setting: Setting<unknown>; programs: string[] }

/**
 * Returns each setting once, with the programs that read it. The same name with another purpose or default is another
 * row.
 */
function rowsOf(tables: Tables): Row[] {
  const rows = new Map<string, Row>()
  for (const [program, table] of Object.entries(tables)) {
    for (const [name, setting] of Object.entries(table)) {
      const key = [name, setting.purpose, defaultOf(setting)].join('\n')
      const row = rows.get(key) ?? { name, setting, programs: [] }
      row.programs.push(program)
      rows.set(key, row)
    }
  }
  return [...rows.values()].toSorted(
    (one, other) => Number(other.programs.length > 2) - Number(one.programs.length > 2),
  )
}

/** The default as documents say it: `on, off in production`. Secrets have none to show. */
function defaultOf(setting: Setting<unknown>): string {
  if (setting.isSecret) return '–'
  const [usual, real] = [{}, { NODE_ENV: 'production' }].map((env) => readSettingText(setting, env, '') || '–')
  return usual === real ? String(usual) : `${usual}, ${real} in production`
}

/** Returns the table of docs/settings.md. */
export function settingsTable(tables: Tables): string {
  const rows = rowsOf(tables).map(
    ({ name, setting, programs }) =>
      `| \`${name}\` | ${programs.join(', ')} | ${defaultOf(setting)} | ${setting.purpose} |`,
  )
  return ['| setting | read by | default | |', '|---|---|---|---|', ...rows].join('\n')
}

/**
 * Returns one line for each setting: its value (of secrets only that they are set), its default, or that it is missing
 * by one of `faults`.
 */
export function settingsReport(tables: Tables, env: Env, faults: string[]): string {
  const stateOf = ({ name, setting }: Row) => {
    const value = setting.isSecret ? '' : readSettingText(setting, env, name)
    if (isSet(env, name)) return value || 'set'
    if (faults.some((fault) => fault.startsWith(`${name} must be set`))) return 'MISSING'
    return value ? `${value} (default)` : '–'
  }
  const plain = (purpose: string) => purpose.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
  const lines = rowsOf(tables).map(
    (row) =>
      `${row.name.padEnd(22)} ${stateOf(row).padEnd(32)} ${row.programs.join(', ')}: ${plain(row.setting.purpose)}`,
  )
  return lines.join('\n')
}

/**
 * Returns one line for each variable of the environment that no program reads and that differs from a setting by a
 * letter or two.
 */
export function misspelt(tables: Tables, env: Env): string[] {
  const known = new Set(Object.values(tables).flatMap((table) => Object.keys(table)))
  return Object.keys(env)
    .filter((name) => /^[A-Z_]{6,}$/.test(name) && !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((setting) => setting.length > 5 && distance(name, setting) <= 2)
      return meant ? `${name} is no setting. Did you mean ${meant}?` : []
    })
}

/** The number of letters to add, drop or replace in `one` to get `other` (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, wanted] of [...other].entries()) {
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + Number(letter !== wanted)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
