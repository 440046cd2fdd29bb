import { loginPath } from '#app/lib/session/login-path.ts'
import { useIsViewerKnown, useViewer } from '#app/lib/session/use-viewer.ts'
import { useHere } from './use-here.ts'

/** Returns the address of the profile, also while the viewer is unknown, because its guard decides; for guests that of the login. */
export function useAccountPath(): string {
  const isGuest = useViewer() === null
  const here = useHere()
  return useIsViewerKnown() && isGuest ? loginPath(here) : '/profile'
}
