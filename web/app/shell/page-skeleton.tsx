import { Container } from '#app/ui/container.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import {
  AccountOutline,
  BuyingOutline,
  Cards,
  CardsOutline,
  FormOutline,
  ListOutline,
  ProductOutline,
  SearchOutline,
  TextOutline,
} from './outlines.tsx'

/** Skeletons by path pattern; the first match counts, else that of a text page. */
const outlines = [
  [/^\/products\/[^/]+$/, ProductOutline],
  [/^\/search$/, SearchOutline],
  [/^\/(categories|offers|about\/)/, ListOutline],
  [
    /^\/(my-cart|cart|products\/purchase-product|order-placed|client\/order|profile\/orderDetails)(\/|$)/,
    BuyingOutline,
  ],
  [/^\/profile(\/|$)/, AccountOutline],
  [/^\/(blogs|branches|multimedia\/\w+|hiring)$/, CardsOutline],
  [
    /^\/(login|register|authentication|forgot-password|reset-password|track-order|contact-us|find-product|suggest-product)(\/|$)/,
    FormOutline,
  ],
] as const

/** The skeleton of the page at a path, as large as the page. Hidden from screen readers. */
export function PageSkeleton({ path }: { path: string }) {
  if (path === '/') return <HomeOutline />
  const Outline = outlines.find(([paths]) => paths.test(path))?.[1] ?? TextOutline
  return (
    <Container className="page-skeleton py-6 lg:py-10">
      <Outline />
    </Container>
  )
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
