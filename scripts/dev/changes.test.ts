import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'
import { carryOut, type Plan, planFor } from './changes.ts'

const nothing: Plan = { migrate: false, contract: false, types: false, restart: [] }

test.each<[string, Partial<Plan>]>([
  ['web/app/shell/header.tsx', {}],
  ['web/app/routes/home/page.graphql', { types: true }],
  ['web/server/headers.ts', { restart: ['web'] }],
  ['schema/cart.graphql', { types: true, restart: ['bff'] }],
  ['store-api/openapi.json', { types: true, restart: ['bff'] }],
  ['bff/src/app.ts', { restart: ['bff'] }],
  ['bff/src/domains/cart/cart.source.ts', { types: true, restart: ['bff'] }],
  ['store-api/src/domains/cart/cart.service.ts', { contract: true, restart: ['storeApi'] }],
  ['store-api/src/db/migrations/040-more.ts', { migrate: true, contract: true, restart: ['storeApi'] }],
  ['server-kit/src/exit.ts', { restart: ['storeApi', 'bff', 'web'] }],
  ['web/shop.config.ts', { restart: ['storeApi', 'bff', 'web'] }],
])('a change of %s does what it asks for, and nothing else', (file, plan) => {
  expect(planFor([file])).toEqual({ ...nothing, ...plan })
})

test('the web server restarts for each module of the pages that it imports', () => {
  const sources = globSync('web/server/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/'(?:#|\.\.\/)(app\/[^']+)'/g)].map(([, path]) => `web/${path}`),
  )
  expect(imported).toContain('web/app/lib/locale/locale.ts')
  for (const file of imported) expect([file, planFor([file]).restart]).toEqual([file, ['web']])
})

test('a component with a new icon needs generated files, one with known icons does not', () => {
  const checkout = tempFolder('changes')
  mkdirSync(join(checkout, 'web/app/ui/__generated__'), { recursive: true })
  writeFileSync(join(checkout, 'web/app/ui/__generated__/icons.svg'), '<symbol id="house"></symbol>')
  const typesFor = (icon: string) => {
    writeFileSync(join(checkout, 'web/app/ui/door.tsx'), `import Icon from 'lucide-react/icons/${icon}'`)
    return planFor(['web/app/ui/door.tsx'], checkout).types
  }
  expect([typesFor('house'), typesFor('house-plug')]).toEqual([false, true])
})

test('the servers restart also when a migration and the types fail', async () => {
  const done: string[] = []
  const step = async (name: string) => void done.push(name)
  const failing = async () => Promise.reject(new Error('syntax error'))
  await carryOut(
    { migrate: true, types: true, contract: false, restart: ['storeApi', 'bff'] },
    {
      migrate: failing,
      types: failing,
      restart: step,
      contract: () => step('contract'),
      tell: ({ message }) => void done.push(message),
    },
  )
  expect(done).toEqual(['syntax error', 'syntax error', 'storeApi', 'bff'])
})
