// `npm run licenses` writes LICENSES.md, the licences of the packages and fonts that the shop runs with; `npm run sbom`
// writes sbom.cdx.json (CycloneDX). Both ask the pinned pnpm about the lockfile.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenseTable, OF_THE_SHOP, readLicenses, runPnpm } from './packages/licenses.ts'
import { root } from './processes/command.ts'
import { say } from './terminal.ts'

const LICENSES = join(root, 'LICENSES.md')
const SBOM = join(root, 'sbom.cdx.json')

if (process.argv.includes('sbom')) {
  writeFileSync(
    SBOM,
    await runPnpm([...OF_THE_SHOP, 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']),
  )
  say(`${SBOM}: ${(JSON.parse(readFileSync(SBOM, 'utf8')) as { components: object[] }).components.length} packages`)
} else {
  writeFileSync(LICENSES, licenseTable(await readLicenses()))
  say(`${LICENSES} is written.`)
}
