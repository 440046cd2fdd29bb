import { createContext } from 'react'

/** Whether toasts wait with going away. */
export const Held = createContext(false)
