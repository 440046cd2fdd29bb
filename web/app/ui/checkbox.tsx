import { OptionRow, type OptionProps } from './option-row.tsx'

/** A choice that can be on or off. */
export function Checkbox(props: OptionProps) {
  return <OptionRow type="checkbox" {...props} />
}
