import type { CardColor, ProductCard, ProductDetail } from '#src/__generated__/rest.ts'

/** A product card, or a product with its details. */
export type Product = ProductCard | ProductDetail

/** A colour of a product, with the product. */
export type ProductColor = CardColor & { productId: number }
