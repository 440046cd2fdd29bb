import { equalInConstantTime } from 'server-kit/constant-time.ts'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'

/** Throws FORBIDDEN unless the caller sent the service key. */
export function requireServiceKey({ config }: Pick<Context, 'config'>, key: string | undefined): void {
  if (!equalInConstantTime(key ?? '', config.serviceKey)) throw new ApiError('FORBIDDEN')
}
