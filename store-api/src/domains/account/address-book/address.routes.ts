import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { Id } from '#src/http/schema-parts.ts'
import { Address, AddressBody } from './address.schema.ts'
import * as address from './address.service.ts'

const tags = ['account']
const params = Type.Object({ id: Id })

export const addressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/addresses',
    { schema: { tags, operationId: 'listAddresses', response: ok(Type.Array(Address)) } },
    async ({ context }) => good(await address.listAddresses(context)),
  )

  app.get(
    '/addresses/:id',
    { schema: { tags, operationId: 'getAddress', params, response: ok(Address) } },
    async ({ context, params }) => good(await address.getAddress(context, params.id)),
  )

  app.post(
    '/addresses',
    { schema: { tags, operationId: 'addAddress', body: AddressBody, response: ok(Address) } },
    async ({ context, body }) => good(await address.addAddress(context, body)),
  )

  app.post(
    '/addresses/:id',
    { schema: { tags, operationId: 'changeAddress', params, body: AddressBody, response: ok(Address) } },
    async ({ context, params, body }) => good(await address.changeAddress(context, params.id, body)),
  )

  app.post(
    '/addresses/:id/delete',
    { schema: { tags, operationId: 'removeAddress', params, response: ok(Type.Object({ id: Id })) } },
    async ({ context, params }) => good(await address.removeAddress(context, params.id)),
  )

  app.post(
    '/addresses/:id/default',
    { schema: { tags, operationId: 'makeAddressDefault', params, response: ok(Address) } },
    async ({ context, params }) => good(await address.makeDefault(context, params.id)),
  )
}
