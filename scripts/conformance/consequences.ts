/**
 * What a shop without these resources cannot do. The first pattern that fits a resource counts; those without a
 * consequence are needed to sell.
 */
const consequences: [resources: RegExp, consequence?: string][] = [
  [
    /^get \/(products|products\/\{id\}|product-details|availability|categories|states|cities|regions|delivery-quote|home|cart|orders\/\{id\})$/,
  ],
  [/^post \/(cart\/(add|update|remove|clear|refresh|contact|address)|orders)$/],
  [/^get \/(categories\/\{id\})/, 'a category has no page of its own'],
  [/^get \/(brands|brands\/\{id\})/, 'no pages and no filter of brands'],
  [/^get \/(clubs|club-kits)/, 'no pages and no filter of clubs'],
  [/^get \/related/, 'products show no related products'],
  [/^post \/notify-me/, 'nobody is told when a product is back'],
  [/^get \/sitemap/, 'the sitemap has only the pages without a parameter'],
  [/^get \/search\/suggest/, 'the search field suggests nothing'],
  [/reviews$/, 'products show no reviews'],
  [/^post \/complaints|\/(tickets|contact)\b/, 'customers cannot write to the shop'],
  [/^post \/(find|suggest)-product/, 'customers cannot ask for a product that the shop does not have'],
  [/pickup|\/cart\/delivery$/, 'orders are delivered, never collected'],
  [/^get \/branches/, 'the shop shows no branches'],
  [/^get \/(stats|coming-soon)/, 'the pages of statistics and of coming products are empty'],
  [/^get \/(photos|videos|blogs|news|pages)/, 'no photos, films, posts, news and pages of text'],
  [/\/(jobs|apply-job)/, 'the shop shows no jobs'],
  [/^get \/offers/, 'no page of offers'],
  [/^post \/cart\/add-lines/, 'products are added to the cart one at a time'],
  [/^post \/cart\/coupon/, 'no coupons'],
  [/^post \/cart\/merge/, 'the cart of a guest is not hers after she logs in'],
  [/\/buy-now/, 'products are bought by the cart alone'],
  [/^post \/orders\/\{id\}\/confirm/, 'orders cannot be confirmed on their page'],
  [/^post \/orders\/\{id\}\/(cancel|edit|delivery-time|reorder)/, 'orders cannot be changed, cancelled or repeated'],
  [/\/orders\/\{id\}\/(return|exchange)/, 'orders cannot be returned or exchanged'],
  [/\/orders\/\{id\}\/events/, 'pages of orders are refreshed instead of followed live'],
  [/\/(guest-order|track-order|order-access)/, 'an order is found by its link alone'],
  [/^get \/orders/, 'customers have no list of orders'],
  [
    /\/(login|logout|register|send-code|check-code|code-channels|reset-password|profile|change-|remove-image|own-data|delete-account|keep-account|marketing-consent)/,
    'no accounts',
  ],
  [/\/sessions/, 'customers see no list of their logins'],
  [/\/addresses/, 'no address book'],
  [/\/wishlist/, 'no wishlist of accounts'],
]

/**
 * Returns what the shop cannot do without a resource; undefined when it cannot sell without it. Throws for one that no
 * line names.
 */
export function consequenceOf(key: string): string | undefined {
  const found = consequences.find(([resources]) => resources.test(key))
  if (!found) throw new Error(`scripts/conformance/consequences.ts says nothing of ${key}`)
  return found[1]
}
