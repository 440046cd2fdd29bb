import { expect, test, vi } from 'vitest'
import { testJourney } from '#examples/journey/test-journey.ts'
import { openDocumentCache, openGraphcache } from './shop.ts'

const warn = vi.spyOn(console, 'warn')

testJourney('urql, document cache', openDocumentCache)
testJourney('urql, Graphcache', openGraphcache)

test('Graphcache misses no key and no type of the schema', () => {
  expect(warn).not.toHaveBeenCalled()
})
