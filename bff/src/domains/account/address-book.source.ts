import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

type AddressBody = RequestOf<'post', '/addresses'>['body']

const dataOf = <T>({ data }: { data: T }): T => data

/** Address book of the authenticated customer; never cached. */
export function addressBookSource(api: StoreClient) {
  return {
    addresses: () => api.get('/addresses', {}).then(dataOf),
    address: (id: number) => orNull(api.get('/addresses/{id}', { path: { id } }).then(dataOf)),
    add: (body: AddressBody) => api.post('/addresses', { body }).then(dataOf),
    change: (id: number, body: AddressBody) => api.post('/addresses/{id}', { path: { id }, body }).then(dataOf),
    remove: (id: number) => api.post('/addresses/{id}/delete', { path: { id } }).then(dataOf),
    makeDefault: (id: number) => api.post('/addresses/{id}/default', { path: { id } }).then(dataOf),
  }
}
