import { Outlet } from 'react-router'
import { Container } from '#app/ui/container.tsx'

export { ErrorBoundary } from '#app/shell/page-error.tsx'

/**
 * Layout of a list beside its filters. The page renders, in this order: what spans both columns
 * (`className="lg:col-span-full"`), the `aside` (264 px wide from 1024 px on, hidden or a drawer below), the content.
 */
export default function WithSidebarLayout() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-section lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-12 lg:gap-y-6">
      <Outlet />
    </Container>
  )
}
