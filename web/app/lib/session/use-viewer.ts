import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { usePage } from '#app/lib/apollo/use-page.ts'
import { ViewerDocument, type ViewerQuery } from './__generated__/viewer.ts'

/** Who is logged in, as every page knows her. */
export type Viewer = NonNullable<ViewerQuery['viewer']>

/** Who is logged in, alive: what the root's loader found, then what Apollo's cache says. Null for a guest. */
export function useViewer(): Viewer | null {
  const viewer = (useRouteLoaderData('root') as { viewer: Viewer | null } | undefined)?.viewer ?? null
  return usePage(ViewerDocument, {}, useMemo(() => ({ viewer }), [viewer])).viewer
}
