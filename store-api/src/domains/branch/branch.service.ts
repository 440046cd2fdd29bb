import type { Context } from '#src/http/context.ts'
import type { Branch } from './branch.schema.ts'

const unbuilt = () => { throw new Error('unbuilt') }
export async function listBranches(_: Context, _governorate?: number): Promise<Branch[]> { return unbuilt() }
export async function getBranch(_: Context, _id: string): Promise<Branch> { return unbuilt() }
