import { type RootViewerQuery, useRootViewerQuery } from './__generated__/viewer.ts'

/** Who is logged in, as every page knows her. */
export type Viewer = NonNullable<RootViewerQuery['viewer']>

/** Returns the customer; null for a guest, and while it is not known. */
export function useViewer(): Viewer | null {
  return useRootViewerQuery().data.viewer
}

/** Whether it is known who is logged in: not while the customer's call failed. */
export function useIsViewerKnown(): boolean {
  const { data, dataState } = useRootViewerQuery()
  return dataState === 'complete' || data.viewer !== null
}
