import { createContext, useContext } from 'react'

/** The nonce of the document's scripts. Browsers hide it from scripts, so there it is undefined. */
export const Nonce = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(Nonce)
}
