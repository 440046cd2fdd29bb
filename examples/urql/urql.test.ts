import { beforeEach, expect, test, vi } from 'vitest'
import { testJourney } from '#examples/journey/test-journey.ts'
import { openDocumentCache, openGraphcache } from './shop.ts'

const warnings: string[] = []
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text)))

testJourney('urql, document cache', openDocumentCache)
testJourney('urql, Graphcache', openGraphcache)

test('Graphcache misses no key and no type of the schema', () => {
  expect(warnings).toEqual([])
})
