import { createContext, use } from 'react'

export type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

/** Set by Field, read by the control inside it. Empty outside of a Field. */
export const FieldContext = createContext<FieldControl>({})

/**
 * The attributes a control takes from the Field around it; its own props win over them.
 * `aria-required` and not `required`: the page's own messages are in the shop's language, the browser's are not.
 */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}
