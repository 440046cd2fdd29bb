import { OptionRow, type OptionProps } from './option-row.tsx'

/** A radio with its label. */
export function Radio(props: OptionProps) {
  return <OptionRow type="radio" {...props} />
}
