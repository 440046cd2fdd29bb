import { useLocation } from 'react-router'
import { reportMoreShown } from '#app/lib/browser/reports.ts'
import { profileGuard } from '#app/domains/session/guards.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { growList } from '#app/lib/pagination/grow-list.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { Wishlist } from './wishlist-list.tsx'
import { wishlistWrites } from './wishlist-writes.ts'
import { useWishlistPageQuery, WishlistPageDocument } from './__generated__/page.ts'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'

const readCursor = ({ search }: { search: string }) => new URLSearchParams(search).get('after') || null

const load = async (visit: Visit, query: Query) => {
  const from = (after: string | null) =>
    query(WishlistPageDocument, { after }, { fresh: true, subject: 'viewer.wishlist' })
  const page = await from(readCursor(visit.url))
  const { wishlist } = profileGuard(page.viewer, visit)
  await growList(visit.url, wishlist, async (after) => profileGuard((await from(after)).viewer, visit).wishlist)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(wishlistWrites)

export const meta = hiddenMeta((t) => t('wishlist:title'))

/** Page of the wishlist. Its action handles the wishlist forms of the whole site. */
export default function WishlistPage() {
  const { t } = useTranslation('wishlist')
  const after = readCursor(useLocation())
  const {
    data: { viewer },
    fetchMore,
  } = useWishlistPageQuery({ variables: { after } })
  const wishlist = viewer?.wishlist
  async function load(next: string): Promise<void> {
    const { data: more } = await fetchMore({ variables: { after: next } })
    if (more?.viewer?.wishlist)
      reportMoreShown({ products: more.viewer.wishlist.nodes, before: wishlist?.nodes.length ?? 0 })
  }
  return (
    <>
      <ProfileNav current="wishlist" />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <PostedRefusals wording={({ path }) => (path?.at(-1) === 'variantId' ? t('sizeFirst') : undefined)} />
        {wishlist ? (
          <Wishlist key={after} customer={{ ...viewer, wishlist }} continued={after !== null} load={load} />
        ) : null}
      </div>
    </>
  )
}
