import { OptionRow, type OptionProps } from './option-row.tsx'

/** A checkbox with its label. */
export function Checkbox(props: OptionProps) {
  return <OptionRow type="checkbox" {...props} />
}
