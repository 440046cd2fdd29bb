import { Type } from '@fastify/type-provider-typebox'
import { equalInConstantTime } from 'server-kit/constant-time.ts'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'

/** Headers of a staff route. Optional, so that a missing key is refused like a wrong one. */
export const StaffHeaders = Type.Object({ 'x-service-key': Type.Optional(Type.String()) })

/** Throws FORBIDDEN unless the caller sent the service key. */
export function requireServiceKey({ config }: Pick<Context, 'config'>, key: string | undefined): void {
  if (!config.serviceKeys.some((known) => equalInConstantTime(key ?? '', known))) throw new ApiError('FORBIDDEN')
}
