import { testJourney } from '#examples/journey/test-journey.ts'
import { openBare, openWithPolicies } from './shop.ts'

testJourney('Apollo Client, bare cache', openBare)
testJourney('Apollo Client, published policies', openWithPolicies)
