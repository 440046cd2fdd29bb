import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { cx } from './cx.ts'
import { Picture } from './picture.tsx'
import { swatchFill } from './color-dots.tsx'

export type SwatchOption = {
  value: string
  label: string
  color?: string
  color2?: string
  /** Base URL of the picture in this colour, for `look="picture"`. */
  picture?: string
  note?: ReactNode
  soldOut?: boolean
}

type Props = {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  type?: 'radio' | 'checkbox'
  look?: 'dot' | 'picture'
  options: readonly SwatchOption[]
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onSelect?: (value: string, checked: boolean) => void
  /** Shows the names under the dots (in filters). Screen readers always have them. */
  showLabels?: boolean
  className?: string
}

/** Colours: dots of 28 px in filters, pictures of 64×80 px in the buy box. Native radios or checkboxes. */
export function Swatches(props: Props) {
  const { type = 'radio', look = 'dot', options, selected, defaultSelected, onSelect, showLabels = false } = props
  const grid = showLabels ? 'grid grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] gap-1.5' : 'flex flex-wrap gap-2'
  return (
    <ChoiceGroup
      legend={props.legend}
      hideLegend={props.hideLegend}
      role={type === 'radio' ? 'radiogroup' : undefined}
      className={cx(grid, props.className)}
    >
      {options.map((option) => (
        <label key={option.value} className="group/swatch relative grid justify-items-center gap-1" title={option.label}>
          <input
            type={type}
            name={props.name}
            value={option.value}
            checked={selected?.includes(option.value)}
            defaultChecked={selected ? undefined : defaultSelected?.includes(option.value)}
            onChange={(event) => onSelect?.(option.value, event.target.checked)}
            className="peer sr-only"
          />
          {look === 'picture' ? <PictureSwatch option={option} /> : <Dot option={option} />}
          <span
            className={
              showLabels ? 'text-center text-13 text-text-2 peer-checked:font-semibold peer-checked:text-text' : 'sr-only'
            }
          >
            {option.label}
            {option.note ? <span className="block text-text-3"> {option.note}</span> : null}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}

const ring = [
  'ring-offset-2 ring-offset-bg group-has-checked/swatch:ring-2 group-has-checked/swatch:ring-text',
  'group-has-focus-visible/swatch:outline-2 group-has-focus-visible/swatch:outline-offset-4',
  'group-has-focus-visible/swatch:outline-focus',
  'forced-colors:group-has-checked/swatch:outline-2',
].join(' ')

function Dot({ option }: { option: SwatchOption }) {
  return (
    <span aria-hidden="true" className="grid size-tap place-items-center">
      <span
        className={cx('size-7 rounded-full forced-color-adjust-none', ring)}
        style={{ background: swatchFill(option.color, option.color2) }}
      >
        <span className="block size-full rounded-full shadow-[inset_0_0_0_1px_oklch(0.6_0_0/0.5)]" />
      </span>
    </span>
  )
}

function PictureSwatch({ option }: { option: SwatchOption }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block aspect-4/5 w-16 overflow-hidden rounded-sm bg-plinth', ring, option.soldOut && 'opacity-45')}
    >
      {option.picture ? <Picture base={option.picture} alt="" sizes="64px" className="p-[6%]" /> : null}
    </span>
  )
}
