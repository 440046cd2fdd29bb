import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from '#app/lib/apollo/mutation-links.ts'

/**
 * A queued cart mutation: `whose` is the owner of the cart (customer id, '' for a guest), `name` the name of its
 * product.
 */
export type WaitingChange = Change & { order?: number; whose: string; name: string; failures: number }

interface Shop extends DBSchema {
  changes: { key: number; value: WaitingChange }
}

let database: Promise<IDBPDatabase<Shop>> | undefined

/** The queue of cart mutations on this device, in order; shared by all tabs. */
export const changeStore = {
  async add(change: WaitingChange): Promise<void> {
    await (await open()).add('changes', change)
  },
  async first(): Promise<WaitingChange | undefined> {
    const cursor = await (await open()).transaction('changes').store.openCursor()
    return cursor ? { ...cursor.value, order: cursor.primaryKey } : undefined
  },
  async all(): Promise<WaitingChange[]> {
    return (await open()).getAll('changes')
  },
  async put(change: WaitingChange): Promise<void> {
    await (await open()).put('changes', change)
  },
  async remove({ order = 0 }: WaitingChange): Promise<void> {
    await (await open()).delete('changes', order)
  },
}

function open(): Promise<IDBPDatabase<Shop>> {
  database ??= openDB<Shop>('shop', 1, {
    upgrade: (made) => void made.createObjectStore('changes', { keyPath: 'order', autoIncrement: true }),
  })
  return database
}
