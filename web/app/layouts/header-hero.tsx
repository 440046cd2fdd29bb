import { Outlet } from 'react-router'

export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** A page that begins right below the header with a picture from edge to edge; its sections bring their own containers. */
export default function HeaderHeroLayout() {
  return <Outlet />
}
