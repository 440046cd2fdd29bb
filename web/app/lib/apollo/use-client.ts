import { useState } from 'react'
import type { ApolloClient } from '@apollo/client'
import { apolloClient } from './client.ts'

/** The client, for what asks while it is rendered: generated hooks. Whoever uses one has Apollo's code with its own. */
export function useClient(): ApolloClient {
  return useState(apolloClient)[0]
}
