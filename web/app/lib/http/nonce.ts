import { createContext } from 'react'

/** The nonce of the document's scripts. Browsers hide it from scripts, so it is undefined there. */
export const Nonce = createContext<string | undefined>(undefined)
