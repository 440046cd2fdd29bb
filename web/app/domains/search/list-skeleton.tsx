import { ProductGrid } from '#app/ui/product-card.tsx'
import { CardSkeleton } from '#app/ui/skeleton.tsx'

/** The room of a list that is on its way. */
export function ListSkeleton({ cards }: { cards: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: Math.max(6, Math.min(cards, 24)) }, (_, place) => (
        <CardSkeleton key={place} />
      ))}
    </ProductGrid>
  )
}
