import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { sportingGoodsStore } from './branch-thing.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { shop } from '#app/lib/shop/shop.ts'
import type { BranchCard_BranchFragment } from './__generated__/branch-card.ts'
import { branchPath } from './branch-paths.ts'

/**
 * Returns the structured data of branches: locations and opening hours. `origin` is the shop's address. Server only.
 */
export function branchMeta(
  branches: readonly BranchCard_BranchFragment[],
  locale: Locale,
  origin: string,
): MetaDescriptor[] {
  const of = { origin, shopName: shop.name[locale], image: `${origin}/images/share/shop.${locale}.jpg` }
  return jsonLd(branches.map((branch) => sportingGoodsStore({ ...branch, url: origin + branchPath(branch.slug) }, of)))
}
