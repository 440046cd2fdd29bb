import { Container } from '#app/ui/container.tsx'
import { ProductGrid } from '#app/ui/product-card.tsx'
import { CardSkeleton, Skeleton } from '#app/ui/skeleton.tsx'

const LIST = /^\/(categories|offers|about\/)/
const PRODUCT = /^\/products\/[^/]+$/

/** The outline of the page at a path, as large as what comes in its place. Nothing in it is read aloud. */
export function PageSkeleton({ path }: { path: string }) {
  if (path === '/') return <HomeOutline />
  return <Container className="page-skeleton py-6 lg:py-10">{outlineOf(path)}</Container>
}

function outlineOf(path: string) {
  if (PRODUCT.test(path)) return <ProductOutline />
  if (path === '/search') return <SearchOutline />
  return LIST.test(path) ? <ListOutline /> : <TextOutline />
}

function HomeOutline() {
  return (
    <div className="page-skeleton">
      <Skeleton className="h-[26rem] rounded-none lg:h-[32rem]" />
      <Container className="grid gap-6 py-10">
        <Skeleton className="h-8 w-52" />
        <Cards count={4} columns={4} />
      </Container>
    </div>
  )
}

/** As layouts/with-sidebar.tsx places it. */
function SearchOutline() {
  return (
    <div className="grid gap-6 lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-12">
      <Skeleton className="h-9 w-60 lg:col-span-full" />
      <Skeleton className="h-12 lg:h-120" />
      <Cards count={6} columns={3} />
    </div>
  )
}

function ListOutline() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-12" />
      <Cards count={8} columns={4} />
    </div>
  )
}

function ProductOutline() {
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

function TextOutline() {
  return (
    <div className="grid max-w-3xl gap-4">
      <Skeleton className="mb-4 h-9 w-60" />
      {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'].map((width, place) => (
        <Skeleton key={place} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function Cards({ count, columns }: { count: number; columns: 3 | 4 }) {
  return (
    <ProductGrid columns={columns}>
      {Array.from({ length: count }, (_, place) => (
        <CardSkeleton key={place} />
      ))}
    </ProductGrid>
  )
}
