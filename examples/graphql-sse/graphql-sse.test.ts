import { testJourney } from '#examples/journey/test-journey.ts'
import { openDistinct, openSingle } from './shop.ts'

testJourney('graphql-sse, distinct connections', openDistinct)
testJourney('graphql-sse, single connection', openSingle)
