import { redirect } from 'react-router'
import { profilePaths } from '#app/domains/account/account-paths.ts'
import { faultOf } from '#app/lib/apollo/fault.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { answered, serverQuery, visitOf } from '#app/lib/route/on-server.server.ts'
import { OwnDataFileDocument } from './__generated__/page.ts'
import type { Route } from './+types/copy'

/**
 * The customer's own data as a file; back to the page after too many copies. A plain link leads here, so it works
 * without JavaScript. A link or a window of another site leads to the page too: it would use up her copies.
 */
export async function loader(args: Route.LoaderArgs) {
  if (/^(cross|same)-site$/.test(args.request.headers.get('sec-fetch-site') ?? '')) throw redirect(profilePaths.privacy)
  const visit = visitOf(args)
  const load = serverQuery(args)
    .query(OwnDataFileDocument, {}, { fresh: true, subject: 'viewer.ownData' })
    .catch((thrown: unknown) => {
      if (faultOf(thrown).code === 'RATE_LIMITED') throw redirect(`${profilePaths.privacy}?copy=later`)
      throw thrown
    })
  const { ownData } = profileGuard((await answered(load, args.url)).viewer, visit)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  }
  return new Response(ownData, { headers })
}
