import { createContext } from 'react'

/** Whether the auto-close timers of toasts are paused. */
export const Held = createContext(false)
