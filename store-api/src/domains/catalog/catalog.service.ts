import type { Context } from '#src/http/context.ts'
import type {
  Availability, Brand, Category, Club, Color, ProductCard, ProductDetail, ProductListMeta, ProductListQuery, Related, Season, Size,
} from './catalog.schema.ts'

export { listCards } from './product-card.service.ts'
export { findSellableVariants, type SellableVariant } from './variant.service.ts'

type Answer<T> = Promise<T>
const unbuilt = () => { throw new Error('unbuilt') }

export async function listCategories(_: Context): Answer<Category[]> { return unbuilt() }
export async function getCategory(_: Context, _id: string): Answer<Category> { return unbuilt() }
export async function listBrands(_: Context, _ids?: number[]): Answer<Brand[]> { return unbuilt() }
export async function getBrand(_: Context, _id: string): Answer<Brand> { return unbuilt() }
export async function listClubs(_: Context, _ids?: number[]): Answer<Club[]> { return unbuilt() }
export async function getClub(_: Context, _id: string): Answer<Club> { return unbuilt() }
export async function listSeasons(_: Context): Answer<Season[]> { return unbuilt() }
export async function listColors(_: Context): Answer<Color[]> { return unbuilt() }
export async function listSizes(_: Context): Answer<Size[]> { return unbuilt() }
export async function listProducts(_: Context, _query: ProductListQuery): Answer<{ data: ProductCard[]; meta: ProductListMeta }> { return unbuilt() }
export async function listProductDetails(_: Context, _ids: number[]): Answer<ProductDetail[]> { return unbuilt() }
export async function getProduct(_: Context, _id: string): Answer<ProductDetail> { return unbuilt() }
export async function listRelatedProducts(_: Context, _id: string, _first?: number): Answer<ProductCard[]> { return unbuilt() }
export async function listRelated(_: Context, _ids: number[], _first?: number): Answer<Related[]> { return unbuilt() }
export async function getProductAvailability(_: Context, _id: string, _variant?: number): Answer<Availability[]> { return unbuilt() }
export async function listAvailability(_: Context, _variantIds: number[]): Answer<Availability[]> { return unbuilt() }
