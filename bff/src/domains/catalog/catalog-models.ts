import type { CardColor, ProductCard, ProductDetail } from '#src/__generated__/rest.ts'

/** A product as a list has it, or as its own page has it. */
export type Product = ProductCard | ProductDetail

/** A colour that a product comes in, with the product. */
export type ProductColor = CardColor & { productId: number }
