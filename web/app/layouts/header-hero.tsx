import { Outlet } from 'react-router'

export { ErrorBoundary } from '#app/shell/page-error.tsx'

/** A page with a full-width picture right below the header; its sections have their own containers. */
export default function HeaderHeroLayout() {
  return <Outlet />
}
