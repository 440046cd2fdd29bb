import { CardSkeleton, Skeleton } from '#app/ui/skeleton.tsx'
import { ProductGrid } from '#app/ui/product-card.tsx'

/** Skeleton of layouts/order-summary.tsx. */
export function BuyingOutline() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-12">
      <Skeleton className="h-9 w-60 lg:col-span-full" />
      <Rows count={3} className="h-36" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  )
}

/** Skeleton of layouts/profile-with-sidebar.tsx. */
export function AccountOutline() {
  return (
    <div className="grid gap-6 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-12">
      <Skeleton className="h-12 lg:h-96 lg:rounded-md" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-9 w-60" />
        <Rows count={3} className="h-32" />
      </div>
    </div>
  )
}

export function CardsOutline() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-5 w-4/5 max-w-xl" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="aspect-video rounded-md" />
        ))}
      </div>
    </div>
  )
}

export function FormOutline() {
  return (
    <div className="grid max-w-xl gap-6">
      <Skeleton className="h-9 w-60" />
      {['w-28', 'w-36', 'w-24'].map((label) => (
        <div key={label} className="grid gap-2">
          <Skeleton className={`h-4 ${label}`} />
          <Skeleton className="h-12" />
        </div>
      ))}
      <Skeleton className="h-12 rounded-sm" />
    </div>
  )
}

export function TextOutline() {
  return (
    <div className="grid max-w-3xl gap-4">
      <Skeleton className="mb-4 h-9 w-60" />
      {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'].map((width, place) => (
        <Skeleton key={place} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function Rows({ count, className }: { count: number; className: string }) {
  return (
    <div className="grid content-start gap-4">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} className={`rounded-md ${className}`} />
      ))}
    </div>
  )
}

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
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-12">
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
