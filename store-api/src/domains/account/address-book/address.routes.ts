import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Id } from '#src/http/schema-parts.ts'
import { Address, AddressBody } from './address.schema.ts'
import * as address from './address.service.ts'

const params = Type.Object({ id: Id })

export const addressRoutes = tagged('account', async (app) => {
  app.get(
    '/addresses',
    { schema: { operationId: 'listAddresses', response: ok(Type.Array(Address)) } },
    async ({ context }) => good(await address.listAddresses(context)),
  )

  app.get(
    '/addresses/:id',
    { schema: { operationId: 'getAddress', params, response: ok(Address) } },
    async ({ context, params }) => good(await address.getAddress(context, params.id)),
  )

  app.post(
    '/addresses',
    { schema: { operationId: 'addAddress', body: AddressBody, response: ok(Address) } },
    async ({ context, body }) => good(await address.addAddress(context, body)),
  )

  app.post(
    '/addresses/:id',
    { schema: { operationId: 'changeAddress', params, body: AddressBody, response: ok(Address) } },
    async ({ context, params, body }) => good(await address.changeAddress(context, params.id, body)),
  )

  app.post(
    '/addresses/:id/delete',
    { schema: { operationId: 'removeAddress', params, response: ok(Type.Object({ id: Id })) } },
    async ({ context, params }) => good(await address.removeAddress(context, params.id)),
  )

  app.post(
    '/addresses/:id/default',
    { schema: { operationId: 'makeAddressDefault', params, response: ok(Address) } },
    async ({ context, params }) => good(await address.makeDefault(context, params.id)),
  )
})
