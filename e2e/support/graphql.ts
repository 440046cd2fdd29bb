import type { APIRequestContext } from '@playwright/test'
import { shopUrl } from './addresses.ts'
import type { Language } from './texts.ts'

/**
 * Runs a query on the shop's GraphQL with the cookies of `request` (`page.request`). Throws when the answer has errors.
 */
export async function ask<T>(
  request: APIRequestContext,
  language: Language,
  query: string,
  variables: object = {},
): Promise<T> {
  const headers = { 'accept-language': language, 'x-session': 'cookie' }
  const response = await request.post(`${shopUrl()}/graphql`, { data: { query, variables }, headers })
  const { data, errors } = (await response.json()) as { data?: T; errors?: unknown }
  if (!data || errors) throw new Error(`GraphQL answered ${response.status()}: ${JSON.stringify(errors)}`)
  return data
}
