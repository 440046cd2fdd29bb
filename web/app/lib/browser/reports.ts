import { bufferedChannel } from './buffered-channel.ts'

/** The items added to a list, and the number of items before them. */
export type MoreShown = { products: readonly { code: string; name: string }[]; before: number }

/** `reportMoreShown` reports that a list was extended in place, `onMoreShown` subscribes to these reports. */
export const { publish: reportMoreShown, subscribe: onMoreShown } = bufferedChannel<MoreShown>()

/** A completed mutation: its variables and its data. */
export type CompletedWrite = { variables: unknown; data: unknown }

/** `reportWrite` reports a completed mutation, `onWriteReports` subscribes to past and future ones. */
export const { publish: reportWrite, subscribe: onWriteReports } = bufferedChannel<CompletedWrite>()
