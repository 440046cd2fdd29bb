import { told } from './told.ts'

/** A completed mutation: its variables and its data. */
export type ToldWrite = { variables: unknown; data: unknown }

/** `tellWrite` reports a completed mutation, `onWrites` subscribes to past and future ones. */
export const { tell: tellWrite, listen: onWrites } = told<ToldWrite>()
