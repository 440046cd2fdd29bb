import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { hoursOf, productExtras } from '#demo/catalogue/products.ts'
import type { Dice } from '#demo/random.ts'

export type Variant = {
  id: number
  product_id: number
  color_id: number | null
  sku: string
  barcode: string
  price: number
  compare_at_price: number | null
  color_ar: string | null
  color_en: string | null
  size_ar: string | null
  size_en: string | null
  /** The branch whose stock its past sales reduced. */
  branch_id: number
  image_id: string | null
}

export type Product = {
  id: number
  code: string
  name_ar: string
  name_en: string
  status: string
  gender: string | null
  kit_type: string | null
  category: string
  brand: string | null
  club: string | undefined
  /** How often it is drawn, relative to other products. */
  weight: number
  /** Hours since it was published. */
  hours: number
  variants: Variant[]
  /** The parts of a bundle; empty for other products. */
  parts: { product_id: number; quantity: number }[]
}

export type Draw = (chance: Dice) => Product | undefined

/** Returns the products of the shop by id. Throws an Error for a product that products.json lacks. */
export async function readProducts(db: Db): Promise<Map<number, Product>> {
  const { rows } = await sql<Omit<Product, 'weight' | 'hours' | 'variants' | 'club'> & { club: string | null }>`
    select p.id, p.code, p.name_ar, p.name_en, p.status, p.gender, p.kit_type, g.slug as category, b.slug as brand, u.slug as club,
      (select coalesce(json_agg(json_build_object('product_id', product_id, 'quantity', quantity) order by position), '[]')
        from bundle_part where bundle_id = p.id) as parts
    from product p join category g on g.id = p.category_id left join brand b on b.id = p.brand_id left join club u on u.id = p.club_id
    order by p.id
  `.execute(db)
  const { rows: variants } = await sql<Variant>`
    select v.id, v.product_id, v.color_id, v.sku, v.barcode, v.price, v.compare_at_price,
      c.name_ar as color_ar, c.name_en as color_en, z.label_ar as size_ar, z.label_en as size_en,
      coalesce((select max(branch_id) from branch_stock where variant_id = v.id), 1) as branch_id,
      (select image_id from product_image i where i.product_id = v.product_id and i.color_id is not distinct from v.color_id
        order by i.position limit 1) as image_id
    from variant v left join color c on c.id = v.color_id left join size z on z.id = v.size_id order by v.id
  `.execute(db)
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id)
  const products = rows.map(({ club, ...product }): [number, Product] => {
    const extras = productExtras().get(product.code)
    if (!extras) throw new Error(`products.json lacks ${product.code}`)
    const [weight, hours] = [extras.demand, hoursOf(product.code, extras)]
    return [
      product.id,
      { ...product, club: club ?? undefined, weight, hours, variants: variantsOf.get(product.id) ?? [] },
    ]
  })
  return new Map(products)
}

/** Returns the products that can have been sold; announced products cannot. */
export function sellableProducts(products: ReadonlyMap<number, Product>): Product[] {
  return [...products.values()].filter(({ status }) => status === 'online')
}

/**
 * Returns a function that draws one of the products, each in proportion to its weight raised to `power`: above 1
 * popular products stand out more, below 1 less. Draws undefined from an empty list.
 */
export function drawFrom(products: Product[], power: number): Draw {
  const sums: number[] = []
  for (const { weight } of products) sums.push((sums.at(-1) ?? 0) + Math.round(weight ** power))
  const all = sums.at(-1) ?? 0
  return (chance) => {
    const at = chance.between(1, Math.max(all, 1))
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) >= at) high = middle
      else low = middle + 1
    }
    return products[low]
  }
}
