import type { Customer } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { PathOf, RequestOf } from '#src/rest/operations.ts'
import { RestError } from '#src/rest/rest-error.ts'
import type { VisitorHttp } from '#src/rest/visitor.ts'
import { extendSession, forgetSession, keepSession } from './session-cookie.ts'

type BodyOf<P extends PathOf<'post'>> = RequestOf<'post', P> extends { body: infer Body } ? Body : never

export interface Session {
  customer: Customer
  /** Null for a browser. */
  token: string | null
}

/** Account and session of the visitor; never cached. */
export function accountSource(api: StoreClient, http: VisitorHttp) {
  /** Makes the following calls of this request on behalf of the customer. */
  function open(token: string, customer: Customer): Session {
    api.become(token)
    return { customer, token: keepSession(http, token) }
  }

  function close(): void {
    api.become('')
    forgetSession(http)
  }

  return {
    /** Returns the authenticated customer, or null for a guest. Deletes the cookie of an invalid token, but not when the store API is unavailable. */
    async viewer(): Promise<Customer | null> {
      if (!api.token()) return null
      try {
        const { data } = await api.get('/profile', {})
        extendSession(http)
        return data
      } catch (error) {
        if (!(error instanceof RestError) || error.facts.status !== 401) throw error
        close()
        return null
      }
    },
    async login(body: BodyOf<'/login'>): Promise<Session> {
      const { token, ...customer } = (await api.post('/login', { body })).data
      return open(token, customer)
    },
    async checkCode(body: BodyOf<'/check-code'>): Promise<Session> {
      const { token, user } = (await api.post('/check-code', { body })).data
      return open(token, user)
    },
    /** Logs this browser out even when the store API fails. */
    logout: () => api.post('/logout', {}).finally(close),
    register: (body: BodyOf<'/register'>) => api.post('/register', { body }).then(({ data }) => data),
    sendCode: (body: BodyOf<'/send-code'>) => api.post('/send-code', { body }),
    resetPassword: (body: BodyOf<'/reset-password'>) => api.post('/reset-password', { body }),
    updateProfile: (body: BodyOf<'/profile'>) => api.post('/profile', { body }).then(({ data }) => data),
    changePassword: (body: BodyOf<'/change-password'>) => api.post('/change-password', { body }).then(({ data }) => data),
  }
}
