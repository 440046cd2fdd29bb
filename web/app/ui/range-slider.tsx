import { useState, type ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'

export type RangeValue = readonly [number, number]

type Props = {
  legend: ReactNode
  hideLegend?: boolean
  minLabel: string
  maxLabel: string
  /** Form names of the lower and the upper bound. */
  name: readonly [string, string]
  min: number
  max: number
  step?: number
  value?: RangeValue
  defaultValue?: RangeValue
  /** Called while a thumb moves. */
  onValueChange?: (value: RangeValue) => void
  /** Called when a thumb is released. */
  onCommit?: (value: RangeValue) => void
  /** Returns the text alternative of a bound («800 ج.م»). */
  format?: (value: number) => string
  /** A Histogram above the track. */
  histogram?: ReactNode
  className?: string
}

/** A slider with two bounds: two overlaid native ranges, so that direction, keys and forms work natively. */
export function RangeSlider(props: Props) {
  const { min, max, step = 1, format = String, name } = props
  const [own, setOwn] = useState<RangeValue>(props.defaultValue ?? [min, max])
  const [low, high] = props.value ?? own
  const share = (bound: number) => (max > min ? ((bound - min) / (max - min)) * 100 : 0)

  function move(index: 0 | 1, bound: number) {
    const next: RangeValue = index === 0 ? [Math.min(bound, high), high] : [low, Math.max(bound, low)]
    setOwn(next)
    props.onValueChange?.(next)
  }
  const commit = () => props.onCommit?.([low, high])
  const thumb = (index: 0 | 1) => ({
    type: 'range',
    min,
    max,
    step,
    name: name[index],
    value: index === 0 ? low : high,
    'aria-label': index === 0 ? props.minLabel : props.maxLabel,
    'aria-valuetext': format(index === 0 ? low : high),
    onChange: (event: { target: HTMLInputElement }) => move(index, Number(event.target.value)),
    onPointerUp: commit,
    onKeyUp: commit,
    className: 'range-thumb',
  })
  // With both thumbs at the end, the lower one must be on top to stay movable.
  const lowOnTop = low > (min + max) / 2
  return (
    <ChoiceGroup legend={props.legend} hideLegend={props.hideLegend} className={props.className}>
      {props.histogram ? <div className="-mb-5 px-2.5">{props.histogram}</div> : null}
      <div className="relative h-tap">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 inset-y-0 my-auto h-[3px] rounded-full bg-surface-3 forced-colors:border"
        />
        <span className="absolute inset-x-[0.6875rem] inset-y-0 my-auto h-[3px]" aria-hidden="true">
          <span
            className="absolute inset-y-0 bg-text forced-colors:border-2"
            style={{ insetInlineStart: `${share(low)}%`, insetInlineEnd: `${100 - share(high)}%` }}
          />
        </span>
        <input {...thumb(0)} style={{ zIndex: lowOnTop ? 2 : 1 }} />
        <input {...thumb(1)} style={{ zIndex: lowOnTop ? 1 : 2 }} />
      </div>
    </ChoiceGroup>
  )
}
