import { testJourney } from '#examples/journey/test-journey.ts'
import { openFetch } from './shop.ts'

testJourney('fetch', openFetch)
