import { domainToASCII } from 'node:url'
import { type Kysely, sql } from 'kysely'

export const transaction = false

/**
 * Stores the domains of e-mails in ASCII, as forms do, so that a login finds them. An e-mail stays as it is where a
 * verified customer has the other one, and where the part before the @ has letters that no form takes: its customer
 * logs in by mobile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; email: string }>`
      select id, email from customer where id > ${last} and octet_length(email) > length(email) order by id limit 1000
    `.execute(db)
    for (const { id, email } of rows) {
      const [name = '', domain = ''] = email.split('@')
      const ascii = domainToASCII(domain)
      if (ascii !== '' && /^[!-~]+$/.test(name)) await replace(db, { id, email, changed: `${name}@${ascii}` })
    }
    const { id } = rows.at(-1) ?? {}
    if (id === undefined) return
    last = id
  }
}

async function replace(
  db: Kysely<unknown>,
  { id, email, changed }: { id: number; email: string; changed: string },
): Promise<void> {
  await sql`
    update customer set email = ${changed} where id = ${id} and email = ${email}
      and not exists (select from customer o where o.email = ${changed} and o.verified_at is not null)
  `.execute(db)
}
