import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from '#app/lib/apollo/mutation-links.ts'

/** A change of the cart that waits: `whose` cart (a customer's id, '' of a guest), `name` of what it is about, how often it failed. */
export type WaitingChange = Change & { order?: number; whose: string; name: string; failures: number }

interface Shop extends DBSchema {
  changes: { key: number; value: WaitingChange }
}

let database: Promise<IDBPDatabase<Shop>> | undefined

/** The changes that wait on this device, in the order in which they were made; all tabs see the same. */
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
