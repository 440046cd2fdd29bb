import { type RootViewerQuery, useRootViewerQuery } from './__generated__/viewer.ts'

/** The authenticated customer, as available on every page. */
export type Viewer = NonNullable<RootViewerQuery['viewer']>

/** Returns the customer; null for a guest, and while unknown. */
export function useViewer(): Viewer | null {
  return useRootViewerQuery().data.viewer
}

/** Whether the viewer is known: false when the viewer query failed. */
export function useIsViewerKnown(): boolean {
  const { data, dataState } = useRootViewerQuery()
  return dataState === 'complete' || data.viewer !== null
}
