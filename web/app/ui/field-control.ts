import { createContext, use } from 'react'

export type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

/** Context from a Field to its control. Empty outside of a Field. */
export const FieldContext = createContext<FieldControl>({})

/**
* Returns the attributes of a control from its Field; its own props take precedence. Uses `aria-required` instead of `required`, because the
 * browser's validation messages are not in the shop's language.
 */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}
