/**
 * All limits; sizes in bytes. A table in docs/ states the scope and reason of each: `scripts/limit-tables.test.ts`
 * compares them.
 */
export const limits = {
  body: 100 * 1024,
  upload: 25 * 1024 * 1024,
  tokens: 2_000,
  depth: 10,
  aliases: 12,
  directives: 30,
  nesting: 20,
  cost: 25_000,
  /** Cost budget of one network in `networkSeconds`, for reads and for writes each. */
  networkCost: 720_000,
  networkSeconds: 10,
  /** Cost added to each operation against the network budget. */
  operation: 200,
  /** Multiple of its cost that must be left in the network budget for an operation to run. */
  reserve: 20,
  /** Concurrent calls to one resource of the store API. */
  upstreamCalls: 256,
  /** Concurrent calls that add to a cart; so few that the store has time for the later steps of a purchase. */
  cartAdds: 12,
  streams: 4_000,
  streamsOfNetwork: 200,
  /** Mean event loop lag within a second, in milliseconds. */
  maxLag: 1_000,
}
