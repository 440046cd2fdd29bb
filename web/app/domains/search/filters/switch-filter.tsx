import type { ListFilter, SwitchName } from '#app/domains/search/list-filter.ts'
import { OptionBox } from './option-box.tsx'

type Props = {
  name: SwitchName
  label: string
  count: number
  filter: ListFilter
  onChange: (filter: ListFilter) => void
}

/** A filter that is on or off. */
export function SwitchFilter({ name, label, count, filter, onChange }: Props) {
  return (
    <OptionBox
      name={name}
      value="1"
      label={label}
      count={count}
      checked={filter[name]}
      onSelect={(on) => onChange({ ...filter, [name]: on })}
    />
  )
}
