import { Customer } from '#src/domains/account/account.schema.ts'
import { decideMarketing } from '#src/domains/account/profile.service.ts'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { askDeletion, keepAccount } from './deletion.service.ts'
import { getOwnData } from './own-data.service.ts'
import { DeleteAccountBody, DeletionAsked, MarketingConsentBody, OwnData } from './privacy.schema.ts'

/** The customer's rights over her own data (docs/rules/privacy.md). */
export const privacyRoutes = tagged('account', async (app) => {
  // The answers are personal.
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/own-data',
    {
      schema: {
        operationId: 'getOwnData',
        description: 'Returns everything that the shop keeps about the customer.',
        response: ok(OwnData),
      },
    },
    async ({ context }) => good(await getOwnData(context)),
  )

  app.post(
    '/delete-account',
    {
      schema: {
        operationId: 'deleteAccount',
        description:
          'Requests the deletion of the account, by password or code, and ends all sessions. It can be taken back for 30 days.',
        body: DeleteAccountBody,
        response: ok(DeletionAsked),
      },
    },
    async ({ context, body }) => good(await askDeletion(context, body)),
  )

  app.post(
    '/marketing-consent',
    {
      schema: {
        operationId: 'decideMarketing',
        description:
          'Gives or withdraws the consent to marketing messages; each decision is kept with its time and source.',
        body: MarketingConsentBody,
        response: ok(Customer),
      },
    },
    async ({ context, body }) => good(await decideMarketing(context, body.granted)),
  )

  app.post(
    '/keep-account',
    {
      schema: {
        operationId: 'keepAccount',
        description: 'Takes the request for the deletion back.',
        response: ok(Customer),
      },
    },
    async ({ context }) => good(await keepAccount(context)),
  )
})
