import { OptionRow, type OptionProps } from './option-row.tsx'

/** One of several choices with the same `name`. */
export function Radio(props: OptionProps) {
  return <OptionRow type="radio" {...props} />
}
