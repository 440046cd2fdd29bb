import { Outlet } from 'react-router'
import { Container } from '#app/ui/container.tsx'

export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** A page in the container with space above. */
export default function DefaultLayout() {
  return (
    <Container className="py-6 lg:py-10">
      <Outlet />
    </Container>
  )
}
