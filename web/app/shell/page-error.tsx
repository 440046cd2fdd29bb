import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Said } from './page-problem.tsx'

export const loadProblem = () => import('./page-problem.tsx')

/**
 * page-problem.tsx, loaded lazily because few visitors need it; `OfflineCare` prefetches it, because an error page must
 * work offline.
 */
export const PageProblem = lazyPart<{ said?: Said }>(async () => (await loadProblem()).PageProblem)

/** The `ErrorBoundary` of a layout: header and footer stay. */
export function ErrorBoundary() {
  return (
    <Container className="py-10 lg:py-16">
      <PageProblem />
    </Container>
  )
}
