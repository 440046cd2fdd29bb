import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import * as schema from './account.schema.ts'
import { checkCode, listCodeChannels, login, type OnMobileVerified, register, requestCode } from './account.service.ts'
import { changePassword, resetPassword } from './password.service.ts'
import { getProfile, updateProfile } from './profile.service.ts'
import { DeviceHeaders } from './session.schema.ts'
import { closeSession } from './session.service.ts'

/** Calls of specification §7, in its shapes: some answer with `status`, some with `success`, some with `data` alone. */
export const accountRoutes = tagged<{ onMobileVerified: OnMobileVerified }>(
  'account',
  async (app, { onMobileVerified }) => {
    // The answers are personal.
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

    app.post(
      '/login',
      {
        schema: {
          operationId: 'login',
          headers: DeviceHeaders,
          body: schema.LoginBody,
          response: schema.dataAlone(schema.LoggedIn),
        },
      },
      async ({ context, body }) => ({ data: await login(context, body) }),
    )

    app.post(
      '/register',
      { schema: { operationId: 'register', body: schema.RegisterBody, response: schema.dataAlone(schema.Registered) } },
      async ({ context, body }) => ({ data: await register(context, body) }),
    )

    app.post(
      '/send-code',
      {
        schema: {
          operationId: 'sendCode',
          description:
            'Sends a code by WhatsApp, or by SMS if `GET /code-channels` offers it; the response does not reveal whether the number is registered. `reset` also accepts an e-mail address',
          body: schema.SendCodeBody,
          response: schema.statusAlone,
        },
      },
      async ({ context, body }) => {
        await requestCode(context, body)
        return { status: true as const }
      },
    )

    app.get(
      '/code-channels',
      {
        schema: {
          operationId: 'listCodeChannels',
          description: 'The ways of a code that this shop has',
          response: ok(Type.Array(schema.CodeChannelName)),
        },
      },
      async ({ context }) => good(listCodeChannels(context)),
    )

    app.post(
      '/check-code',
      {
        schema: {
          operationId: 'checkCode',
          headers: DeviceHeaders,
          body: schema.CheckCodeBody,
          response: schema.dataAlone(schema.CodeChecked),
        },
      },
      async ({ context, body }) => ({ data: await checkCode(context, body, onMobileVerified) }),
    )

    app.post(
      '/reset-password',
      {
        schema: {
          operationId: 'resetPassword',
          body: schema.ResetPasswordBody,
          response: schema.dataAlone(schema.PasswordReset),
        },
      },
      async ({ context, body }) => ({ data: await resetPassword(context, body) }),
    )

    app.post('/logout', { schema: { operationId: 'logout', response: schema.statusAlone } }, async ({ context }) => {
      await closeSession(context)
      return { status: true as const }
    })

    app.get(
      '/profile',
      { schema: { operationId: 'getProfile', response: ok(schema.Customer) } },
      async ({ context }) => ({ status: true as const, data: await getProfile(context) }),
    )

    app.post(
      '/profile',
      { schema: { operationId: 'setProfile', body: schema.UpdateProfileBody, response: ok(schema.ProfileUpdated) } },
      async ({ context, body }) => ({ status: true as const, data: await updateProfile(context, body) }),
    )

    app.post(
      '/update-profile',
      {
        schema: {
          operationId: 'updateProfile',
          body: schema.UpdateProfileBody,
          response: schema.dataAlone(schema.ProfileUpdated),
        },
      },
      async ({ context, body }) => ({ data: await updateProfile(context, body) }),
    )

    app.post(
      '/change-password',
      {
        schema: {
          operationId: 'changePassword',
          body: schema.ChangePasswordBody,
          response: schema.success(schema.Customer),
        },
      },
      async ({ context, body }) => ({ success: true as const, data: await changePassword(context, body) }),
    )
  },
)
