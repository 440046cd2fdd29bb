import { expect, test } from 'vitest'
import { type Plan, planFor } from './changes.ts'

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
])('a change of %s does what it asks for, and nothing else', (file, plan) => {
  expect(planFor([file])).toEqual({ ...nothing, ...plan })
})
