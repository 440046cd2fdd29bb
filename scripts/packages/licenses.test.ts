import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'
import { licenseTable, OF_THE_SHOP, readLicenses, runPnpm } from './licenses.ts'

/** Licences that let a shop run and change the code; LGPL is that of libvips, which is linked at run time. */
const ACCEPTED =
  /^(?:0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|ISC|MIT|OFL-1\.1|Unlicense|LGPL-3\.0-or-later|\(MIT AND [\w-]+\))$/

test('LICENSES.md lists the packages of production, and their licences let a shop run them', async () => {
  const licenses = await readLicenses()
  expect(licenseTable(licenses)).toBe(readFileSync(join(root, 'LICENSES.md'), 'utf8'))
  expect([...licenses.keys()].filter((license) => !ACCEPTED.test(license))).toEqual([])
})

test('the bill of materials names every package of production with its version and hash', async () => {
  const args = [...OF_THE_SHOP, 'sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const { bomFormat, components } = JSON.parse(await runPnpm(args)) as {
    bomFormat: string
    components: { purl: string; externalReferences?: { hashes?: object[] }[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const fastify = components.find(({ purl }) => purl.startsWith('pkg:npm/fastify@'))
  expect(fastify?.externalReferences?.[0]?.hashes).toHaveLength(1)
  expect(components.length).toBeGreaterThan(300)
})
