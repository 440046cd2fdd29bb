import type { Context } from '#src/http/context.ts'
import type { ProductCard } from './catalog.schema.ts'
import { picture } from './picture.service.ts'
import { discountPercent } from './price.service.ts'
import { type CardRow, selectCards } from './product-card.queries.ts'

const DAY = 86_400_000

/** The cards of these products by id, in the language of the request; hidden and unknown products are left out. */
export async function listCards(context: Context, productIds: number[]): Promise<Map<number, ProductCard>> {
  if (productIds.length === 0) return new Map()
  const rows = await selectCards(context.db, context.language, [...new Set(productIds)])
  return new Map(rows.map((row) => [row.id, cardOf(row, context)]))
}

/** As listCards, in the order of the ids. */
export async function listCardsInOrder(context: Context, productIds: number[]): Promise<ProductCard[]> {
  const cards = await listCards(context, productIds)
  return productIds.flatMap((id) => cards.get(id) ?? [])
}

function cardOf(row: CardRow, { config, now }: Context): ProductCard {
  const pictures = row.pictures ?? []
  const back = pictures.find(({ view }) => view === 'back')
  return {
    id: row.id,
    slug: row.slug,
    code: row.code,
    kind: row.kind,
    status: row.status,
    name: row.name,
    price: row.price,
    compareAtPrice: row.compare_at_price,
    discountPercent: discountPercent(row.price, row.compare_at_price),
    isNew: now().getTime() - row.published_at.getTime() < config.newDays * DAY,
    inStock: row.in_stock,
    kitType: row.kit_type,
    category: row.category,
    brand: row.brand,
    club: row.club,
    season: row.season,
    image: picture(pictures[0]?.id, pictures[0]?.alt ?? row.name),
    backImage: back ? picture(back.id, back.alt) : null,
    colors: (row.colors ?? []).map(({ imageId, alt, ...color }) => ({ ...color, image: picture(imageId, alt ?? row.name) })),
    sizes: row.sizes ?? [],
  }
}
