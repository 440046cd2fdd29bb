/** How a PostgreSQL is created and started: flags of `initdb` and settings of the server. */
export interface ServerKind {
  initdb: readonly string[]
  settings: Readonly<Record<string, string>>
}

/** For two cores and a few gigabytes of data: no parallel workers and no JIT, since queries take milliseconds. */
const shop = {
  initdb: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'],
  settings: {
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
  },
} satisfies ServerKind

/** Data that is thrown away needs no durability. */
const withoutSync = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * `shop` is our embedded server. The others are for tests alone and throw their data away: ours without durability; one
 * with the settings of `initdb`, whose texts are in the order of their bytes; one with ICU of an Egyptian office and
 * what its administrator may have set.
 */
export const serverKinds = {
  shop,
  throwaway: {
    initdb: shop.initdb,
    settings: { ...shop.settings, ...withoutSync, shared_buffers: '64MB', max_connections: '200' },
  },
  defaults: {
    initdb: ['--encoding=UTF8', '--locale-provider=libc', '--locale=C.UTF-8', '--lc-collate=C'],
    settings: withoutSync,
  },
  icu: {
    initdb: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=ar-EG', '--locale=C.UTF-8'],
    settings: {
      ...withoutSync,
      timezone: 'Africa/Cairo',
      datestyle: 'SQL, DMY',
      intervalstyle: 'sql_standard',
      default_transaction_isolation: 'repeatable read',
    },
  },
} satisfies Record<string, ServerKind>

export type ServerKindName = keyof typeof serverKinds
