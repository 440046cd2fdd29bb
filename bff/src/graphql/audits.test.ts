import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'

test('the server passes every audit of GraphQL over HTTP', async () => {
  const { app } = await startBff('http://127.0.0.1:1')
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const audits = serverAudits({ url })
  const results = await Promise.all(audits.map((audit) => audit.fn()))
  const failed = results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.name}: ${result.reason}`]))
  expect([results.length, failed]).toEqual([61, []])
})
