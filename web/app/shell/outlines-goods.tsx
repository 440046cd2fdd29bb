import { ProductGrid } from '#app/ui/product-card.tsx'
import { CardSkeleton, Skeleton } from '#app/ui/skeleton.tsx'

/** Skeleton of layouts/with-sidebar.tsx. */
export function SearchOutline() {
  return (
    <div className="grid gap-6 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-12">
      <Skeleton className="h-9 w-60 lg:col-span-full" />
      <Skeleton className="h-12 lg:h-120" />
      <Cards count={6} columns={3} />
    </div>
  )
}

export function ListOutline() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-12" />
      <Cards count={8} columns={4} />
    </div>
  )
}

export function ProductOutline() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-12">
      <Skeleton className="aspect-4/5 rounded-md lg:max-h-[44rem]" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-11" />
        <Skeleton className="h-13 rounded-full" />
        <Skeleton className="h-28" />
      </div>
    </div>
  )
}

/** Skeleton of a grid of product cards. */
export function Cards({ count, columns }: { count: number; columns: 3 | 4 }) {
  return (
    <ProductGrid columns={columns}>
      {Array.from({ length: count }, (_, place) => (
        <CardSkeleton key={place} />
      ))}
    </ProductGrid>
  )
}
