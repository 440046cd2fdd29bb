import type * as rest from '#src/__generated__/rest.ts'
import type { CardColor, ProductCard, ProductDetail } from '#src/__generated__/rest.ts'

/** A product card, or a product with its details. */
export type Product = ProductCard | ProductDetail

/** A colour of a product, with the product. */
export type ProductColor = CardColor & { productId: number }

/** An image of the gallery, with its colour. */
export type GalleryImage = rest.GalleryImage & { color: rest.Color | null }

// A category, brand or club: whole, or the few fields that another object has of it.
export type Category = rest.CategoryRef | rest.Category
export type Brand = rest.BrandRef | rest.Brand
export type Club = rest.ClubRef | rest.Club

/** A size of a product, with the product. */
export type ProductSize = rest.CardSize & { productId: number }
