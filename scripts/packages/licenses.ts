import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../processes/command.ts'

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string }
/** The packages that run: no benchmarks, no journeys and no examples. */
export const OF_THE_SHOP = ['modarag', 'store-api', 'bff', 'web', 'server-kit'].map((name) => `--filter=${name}`)
/** The part of a package's name that says for which machine it was built. */
const PLATFORM = /-(?:linux|linuxmusl|darwin)-(?:x64|arm64)(?:-gnu|-musl)?$/

interface Package {
  name: string
  homepage?: string
}

/** Runs the pinned pnpm and returns what it prints. Throws its output when it fails. */
export async function runPnpm(args: string[]): Promise<string> {
  const { ok, output, stdout } = await run('npx', ['--yes', `--package=${packageManager}`, '--', 'pnpm', ...args])
  if (!ok) throw new Error(output)
  return stdout
}

/** Returns the packages of production by their licence, as the packages name it; the same on every platform. */
export async function readLicenses(): Promise<Map<string, Package[]>> {
  const listed = JSON.parse(await runPnpm([...OF_THE_SHOP, 'licenses', 'list', '--prod', '--json'])) as Record<
    string,
    Package[]
  >
  return new Map(
    Object.entries(listed)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([license, packages]) => [license, unique(packages)]),
  )
}

function unique(packages: Package[]): Package[] {
  const byName = new Map(packages.map((one) => [one.name.replace(PLATFORM, ''), one]))
  return [...byName].map(([name, one]) => ({ ...one, name })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns LICENSES.md: a list of packages for each licence. */
export function licenseTable(licenses: Map<string, Package[]>): string {
  const parts = [...licenses].map(([license, packages]) => {
    const lines = packages.map(({ name, homepage }) => (homepage ? `- [${name}](${homepage})` : `- ${name}`))
    return `## ${license}\n\n${lines.join('\n')}\n`
  })
  return `# Licences of packages and fonts

What the shop runs with, as the packages themselves say; each has the text of its licence in its folder of \`node_modules\`. The fonts, Alexandria and IBM Plex Sans Arabic, are the packages of OFL-1.1. \`npm run licenses\` writes this file.

${parts.join('\n')}`
}
