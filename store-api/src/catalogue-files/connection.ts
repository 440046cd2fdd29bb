import { Client } from 'pg'

/** Does work on a connection of its own, without time limits, and closes it. */
export async function withConnection<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'catalogue-files' })
  // A connection that breaks is told by the statement under way.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
