import { told } from './told.ts'

/** A write that the shop has done: its variables and what came back. */
export type ToldWrite = { variables: unknown; data: unknown }

/** `tellWrite` says that a write was answered, `onWrites` takes those that were and those to come. */
export const { tell: tellWrite, listen: onWrites } = told<ToldWrite>()
