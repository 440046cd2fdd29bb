import { loginPath } from '#app/lib/session/login-path.ts'
import { useIsViewerKnown, useViewer } from '#app/lib/session/use-viewer.ts'
import { useHere } from './use-here.ts'

/** The profile, also while it is not known who is logged in: its guard decides. For a guest the login page, which leads back here. */
export function useAccountPath(): string {
  const isGuest = useViewer() === null
  const here = useHere()
  return useIsViewerKnown() && isGuest ? loginPath(here) : '/profile'
}
