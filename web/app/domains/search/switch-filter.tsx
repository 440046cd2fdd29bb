import { Checkbox } from '#app/ui/checkbox.tsx'
import type { ListFilter } from './list-filter.ts'
import { Count } from './option-filter.tsx'

type Props = {
  name: 'offers' | 'stock'
  label: string
  count: number
  filter: ListFilter
  onChange: (filter: ListFilter) => void
}

/** A filter that is on or off. */
export function SwitchFilter({ name, label, count, filter, onChange }: Props) {
  return (
    <Checkbox
      name={name}
      value="1"
      label={label}
      count={<Count>{count}</Count>}
      checked={filter[name]}
      onChange={(event) => onChange({ ...filter, [name]: event.target.checked })}
    />
  )
}
