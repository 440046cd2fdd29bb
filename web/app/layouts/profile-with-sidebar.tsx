import { Outlet } from 'react-router'
import { Container } from '#app/ui/container.tsx'

export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** An account page with its menu: the page renders the `nav` (264 px wide from 1024 px on), then the content. */
export default function ProfileWithSidebarLayout() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6 pb-section lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-12 lg:py-10">
      <Outlet />
    </Container>
  )
}
