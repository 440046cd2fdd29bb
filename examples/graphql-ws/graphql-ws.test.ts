import { testJourney } from '#examples/journey/test-journey.ts'
import { openGraphqlWs } from './shop.ts'

testJourney('graphql-ws', openGraphqlWs)
