import { testJourney } from '#examples/journey/test-journey.ts'
import { openGraphqlRequest } from './shop.ts'

testJourney('graphql-request', openGraphqlRequest)
