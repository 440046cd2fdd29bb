import type { MetaDescriptor } from 'react-router'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { sportsTeam } from '#app/lib/structured-data/maker.ts'
import { itemList } from '#app/lib/structured-data/trail.ts'
import type { ClubMeta_ClubFragment } from './__generated__/club-meta.ts'
import { clubPath } from './club-path.ts'
import { productPath } from '#app/domains/catalog/product-path.ts'

/** What search engines read of a club: its facts, and its shirts. `origin` is the shop's address. On the server alone. */
export function clubMeta(club: ClubMeta_ClubFragment, origin: string): MetaDescriptor[] {
  const { slug, name, kits, shareImage } = club
  const shirts = (kits ?? []).map((kit) => ({ name: kit.name, path: productPath(kit.slug) }))
  const team = sportsTeam({ ...club, path: clubPath(slug), picture: shareImage }, origin)
  return jsonLd(shirts.length > 0 ? [team, itemList(name, shirts, origin)] : [team])
}
