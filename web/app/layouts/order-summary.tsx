import { Outlet } from 'react-router'
import { Container } from '#app/ui/container.tsx'
import type { Frame } from '#app/shell/frame.tsx'

export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** The checkout has the slim header, with links to help and home only. */
export const handle: Frame = { header: 'slim', footer: 'slim' }

/**
 * A step of the checkout with the order summary beside it. The page renders, in this order: elements that span both
 * columns (`className="lg:col-span-full"`), the form, the `aside` with the SummaryPanel (400 wide from 1024 on).
 */
export default function OrderSummaryLayout() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 pb-section lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-12">
      <Outlet />
    </Container>
  )
}
