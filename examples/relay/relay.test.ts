import { testJourney } from '#examples/journey/test-journey.ts'
import { openRelay } from './shop.ts'

testJourney('Relay', openRelay)
