import { textsFile } from '#app/lib/i18n/texts-file.server.ts'
import type { Route } from './+types/texts'

/** The texts of one language, for the browser. */
export function loader({ params }: Route.LoaderArgs) {
  const file = textsFile(params.file)
  if (!file) throw new Response(null, { status: 404 })
  const cache = file.exact ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(file.body, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cache },
  })
}
