import { lazyPart } from '#app/lib/lazy/lazy-part.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Said } from './page-problem.tsx'

export const loadProblem = () => import('./page-problem.tsx')

/** See page-problem.tsx: few visitors need its code, which `OfflineCare` fetches ahead, since an error page must not need the network. */
export const PageProblem = lazyPart<{ said?: Said }>(async () => (await loadProblem()).PageProblem)

/** A layout's `ErrorBoundary`: header and footer stay while the page's place says what is wrong. */
export function ErrorBoundary() {
  return (
    <Container className="py-10 lg:py-16">
      <PageProblem />
    </Container>
  )
}
