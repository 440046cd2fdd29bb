import { told } from './told.ts'

/** The items added to a list, and the number of items before them. */
export type ToldMore = { products: readonly { code: string; name: string }[]; before: number }

/** `tellMore` reports that a list was extended in place, `onMore` subscribes to these reports. */
export const { tell: tellMore, listen: onMore } = told<ToldMore>()
