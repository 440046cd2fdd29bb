import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Path } from '#app/lib/apollo/answer.ts'
import { usePage } from '#app/lib/apollo/use-page.ts'
import { ViewerDocument, type ViewerQuery } from './__generated__/viewer.ts'

/** Who is logged in, as every page knows her. */
export type Viewer = NonNullable<ViewerQuery['viewer']>

/** Returns the customer: the root loader's, then the one in Apollo's cache. Null for a guest, and while it is not known. */
export function useViewer(): Viewer | null {
  const viewer = useLoadedViewer()
  return usePage(ViewerDocument, {}, useMemo(() => ({ viewer: viewer ?? null, failed: failedOf(viewer) }), [viewer])).viewer
}

/** Whether it is known who is logged in: not while the customer's call failed. */
export function useIsViewerKnown(): boolean {
  const viewer = useViewer()
  return useLoadedViewer() !== undefined || viewer !== null
}

function useLoadedViewer(): Viewer | null | undefined {
  return (useRouteLoaderData('root') as { viewer?: Viewer | null } | undefined)?.viewer
}

/** The fields that are null because their call failed. */
function failedOf(viewer: Viewer | null | undefined): Path[] {
  if (viewer === undefined) return [['viewer']]
  return viewer?.wishedProductIds === null ? [['viewer', 'wishedProductIds']] : []
}
