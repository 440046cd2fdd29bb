import { Link } from 'react-router'
import type { Place } from '#app/lib/geo/distance.ts'
import { cx } from '#app/ui/cx.ts'
import outlines from './__generated__/lower-egypt.svg?url'
import { branchesPath } from './branch-paths.ts'
import { isBetweenArms, map, pointOf } from './lower-egypt.ts'

type MapPlace = { id?: string; name: string; count: number; location: Place }
type Props = {
  places: readonly MapPlace[]
  /** Keeps the phone's text size on wide screens, for a narrow column. */
  narrow?: boolean
  /** Id of the highlighted place; the first one without it. */
  main?: string
  /** Makes each dot a link to the branches of its governorate, with these handlers. */
  pointing?: Pointing
}
/** Returns the handlers of an element that stands for a governorate under the pointer or with the focus. */
export type Pointing = (id?: string) => Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
type Pin = MapPlace & { x: number; y: number; radius: number }
type Side = 'after' | 'before' | 'above' | 'below' | 'edge'

/** Space that a name needs beside its dot, in units of the drawing. */
const NAME = { width: 130, height: 34 }

/**
 * Draws lower Egypt: coast, arms of the Nile, and a dot per place with its number of branches. The map is decoration:
 * the list beside it has the same content, so its texts grow only as far as the drawing has room. The keyboard reaches
 * the links of its dots as chips.
 */
export function BranchMap({ places, narrow = false, main = places[0]?.id, pointing }: Props) {
  const pins = places.map(pinOf)
  return (
    <div className="overflow-hidden bg-surface-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${map.width} ${map.height}`}
        fill="none"
        // Text is placed by coordinates, so the page's direction must not mirror it.
        direction="ltr"
        className="block h-auto w-full overflow-visible"
      >
        <path d="M-400-400h1600v1600H-400z" className="fill-surface-3" />
        <use href={`${outlines}#land`} className="fill-surface-2" />
        <use href={`${outlines}#water`} className="fill-surface-3" />
        <use href={`${outlines}#shipping`} className="stroke-surface-3" strokeWidth="3" />
        <use
          href={`${outlines}#rivers`}
          className="stroke-line-ctl"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {pins.map((pin) => {
          const mark = <PlaceMark pin={pin} main={pin.id === main} side={sideOf(pin, pins)} narrow={narrow} />
          return pointing ? (
            <Link key={pin.name} to={branchesPath(pin.id)} tabIndex={-1} {...pointing(pin.id)}>
              {mark}
            </Link>
          ) : (
            <g key={pin.name}>{mark}</g>
          )
        })}
      </svg>
    </div>
  )
}

type PlaceProps = { pin: Pin; main: boolean; side: Side; narrow: boolean }

const sides = {
  after: [1, 0, 'start', 'central'],
  before: [-1, 0, 'end', 'central'],
  // Shifted west, because the eastern arm of the Nile has dots on it.
  above: [-1, -1, 'middle', 'auto'],
  below: [0, 1, 'middle', 'hanging'],
  // Below a dot near the western edge, which would cut a centred name in large text.
  edge: [-2, 1, 'start', 'hanging'],
} as const satisfies Record<Side, readonly unknown[]>

function PlaceMark({ pin: { name, count, x, y, radius }, main, side, narrow }: PlaceProps) {
  const [across, down, anchor, baseline] = sides[side]
  const away = radius + 9
  return (
    <g>
      <text
        x={x + across * away}
        y={y + down * away}
        dominantBaseline={baseline}
        textAnchor={anchor}
        strokeWidth="8"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={cx(
          'stroke-surface-2 font-text text-[min(1.625rem,32px)] forced-colors:[stroke-width:0]',
          !narrow && 'lg:text-14',
          main ? 'fill-text font-semibold' : 'fill-text-2',
        )}
      >
        {name}
      </text>
      <circle
        cx={x}
        cy={y}
        r={radius}
        className={cx('stroke-surface-2 transition-colors', main ? 'fill-accent' : 'fill-text')}
        strokeWidth="3"
      />
      {count > 1 ? (
        <text
          x={x}
          y={y}
          dominantBaseline="central"
          textAnchor="middle"
          className={cx(
            'font-display text-[min(1.375rem,25px)] font-bold',
            !narrow && 'lg:text-15',
            main ? 'fill-on-accent' : 'fill-bg',
          )}
        >
          {count}
        </text>
      ) : null}
    </g>
  )
}

function pinOf(place: MapPlace): Pin {
  const [x, y] = pointOf(place.location)
  return { ...place, x, y, radius: place.count > 1 ? 13 + place.count * 1.5 : 9 }
}

/** Chooses the side of a name so that it overlaps neither the coast, the arms of the Nile nor the next dot. */
function sideOf(pin: Pin, pins: readonly Pin[]): Side {
  if (pin.location.latitude > 31.1) return pin.x < NAME.width ? 'edge' : 'below'
  if (isBetweenArms(pin.location)) return 'above'
  return pins.some(({ x, y }) => x > pin.x && x - pin.x < NAME.width && Math.abs(y - pin.y) < NAME.height)
    ? 'before'
    : 'after'
}
