import { ApiError } from './api-error.ts'
import { equalInConstantTime } from './constant-time.ts'
import type { Context } from './context.ts'

/** Throws FORBIDDEN unless the caller is a part of the shop. */
export function requireServiceKey({ config }: Pick<Context, 'config'>, key: string | undefined): void {
  if (!equalInConstantTime(key ?? '', config.serviceKey)) throw new ApiError('FORBIDDEN')
}
