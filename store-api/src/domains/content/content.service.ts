import type { Context } from '#src/http/context.ts'
import type { Home } from './content.schema.ts'

export async function getHome(_: Context): Promise<Home> { throw new Error('unbuilt') }
