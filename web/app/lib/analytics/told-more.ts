import { told } from './told.ts'

/** What a list was added to with, and how many stood before it. */
export type ToldMore = { products: readonly { code: string; name: string }[]; before: number }

/** `tellMore` says that a list has grown in place, `onMore` takes what came. */
export const { tell: tellMore, listen: onMore } = told<ToldMore>()
