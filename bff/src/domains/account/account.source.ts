import type { Customer } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { PathOf, RequestOf } from '#src/rest/operations.ts'
import { isUnauthenticated } from '#src/rest/rest-error.ts'
import { isSendable, SESSION_COOKIE, type VisitorHttp } from '#src/rest/visitor.ts'

type BodyOf<P extends PathOf<'post'>> = RequestOf<'post', P> extends { body: infer Body } ? Body : never

export interface Session {
  customer: Customer
  /** Null for a client that keeps cookies. */
  token: string | null
  /** Null when no session was opened. */
  expiresAt: string | null
}

/** Account and session of the visitor; never cached. */
export function accountSource(api: StoreClient, http: VisitorHttp) {
  /** Makes the following calls of this request on behalf of the customer. */
  function open(token: string, customer: Customer, expiresAt: string | null = null): Session {
    api.become(token)
    return { customer, token: keepSession(http, token), expiresAt }
  }

  /** By which the customer recognises the session that a login opens. */
  const device = () => ({ header: { 'user-agent': http.header('user-agent') } })

  function close(): void {
    api.become('')
    forgetSession(http)
  }

  const profile = () => api.get('/profile', {}).then(({ data }) => data)

  return {
    /**
     * Returns the authenticated customer, or null for a guest. Deletes the cookie of an invalid token, but not when the
     * store API is unavailable. Throws the store's UNAUTHENTICATED for an invalid token in the header, because its
     * client must know that it is logged out.
     */
    async viewer(): Promise<Customer | null> {
      const sentToken = !http.keepsCookies && /^Bearer +\S/i.test(http.header('authorization') ?? '')
      if (!api.token() && !sentToken) return null
      try {
        const customer = await profile()
        extendSession(http)
        return customer
      } catch (error) {
        if (sentToken || !isUnauthenticated(error)) throw error
        close()
        return null
      }
    },
    async login(body: BodyOf<'/login'>): Promise<Session> {
      const { token, expiresAt, ...customer } = (await api.post('/login', { ...device(), body })).data
      return open(token, customer, expiresAt)
    },
    async checkCode(body: BodyOf<'/check-code'>): Promise<Session> {
      const { token, expiresAt, user } = (await api.post('/check-code', { ...device(), body })).data
      return open(token, user, expiresAt)
    },
    sessions: () => api.get('/sessions', {}).then(({ data }) => data),
    /** Ends a session. Returns the customer; null when it was the session of this request. */
    async revokeSession(id: number): Promise<Customer | null> {
      const { data: left } = await api.post('/sessions/{id}/revoke', { path: { id } })
      if (left.some(({ current }) => current)) return profile()
      close()
      return null
    },
    /** Ends all sessions but that of this request, and returns the customer. */
    revokeOtherSessions: () => api.post('/sessions/revoke-others', {}).then(profile),
    /** Logs this browser out even when the store API fails. */
    logout: () => api.post('/logout', {}).finally(close),
    register: (body: BodyOf<'/register'>) => api.post('/register', { body }).then(({ data }) => data),
    sendCode: (body: BodyOf<'/send-code'>) => api.post('/send-code', { body }),
    codeChannels: () => api.get('/code-channels', {}).then(({ data }) => data),
    resetPassword: (body: BodyOf<'/reset-password'>) => api.post('/reset-password', { body }),
    updateProfile: (body: BodyOf<'/profile'>) => api.post('/profile', { body }).then(({ data }) => data),
    /** Ends the session of this browser too. */
    async requestDeletion(body: BodyOf<'/delete-account'>) {
      const { data } = await api.post('/delete-account', { body })
      close()
      return data
    },
    ownData: () => api.get('/own-data', {}).then(({ data }) => data),
    keep: () => api.post('/keep-account', {}).then(({ data }) => data),
    decideMarketing: (granted: boolean) =>
      api.post('/marketing-consent', { body: { granted } }).then(({ data }) => data),
    changePassword: (body: BodyOf<'/change-password'>) =>
      api.post('/change-password', { body }).then(({ data }) => data),
  }
}

/** Lifetime of a session since its last use. */
const THIRTY_DAYS = 30 * 24 * 3600

/**
 * Stores a session in the visitor's cookie. Returns the token for the response: null for a client that keeps cookies.
 */
function keepSession(http: VisitorHttp, token: string): string | null {
  if (isSendable(token)) http.setCookie(SESSION_COOKIE, token, THIRTY_DAYS)
  return http.keepsCookies ? null : token
}

function extendSession(http: VisitorHttp): void {
  const token = http.cookie(SESSION_COOKIE)
  if (token) keepSession(http, token)
}

/** Deletes the cookie if there is one. */
function forgetSession(http: VisitorHttp): void {
  if (http.cookie(SESSION_COOKIE)) http.clearCookie(SESSION_COOKIE)
}
