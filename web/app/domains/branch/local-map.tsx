import { kilometres, type Place } from '#app/lib/geo/distance.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { BranchMap } from './branch-map.tsx'
import { coast, landmarksNear, nile } from './landmarks.ts'
import { streets } from './streets.ts'

const [WIDTH, HEIGHT] = [640, 500]
const [MIDDLE_X, MIDDLE_Y] = [WIDTH / 2, HEIGHT / 2]
/** Space of a name: its height, and the width of a letter. */
const NAME = { height: 36, letter: 12 }
/** Part of half the height that the farthest landmark may use. */
const REACH = 0.8
/** Radii of the circles about the branch, in kilometres: the two largest that fit are drawn. */
const RINGS = [1, 2, 5, 10, 20]
/** Number of streets with a name beside the nearest one. */
const NAMED = 4

type Props = { name: string; location: Place }
type Point = readonly [x: number, y: number]

/**
 * Draws the surroundings of a branch: streets, the nearest landmarks, the water, and circles of whole kilometres about
 * it. Where no landmarks are known, the map of lower Egypt. The map is decoration: the address beside it has the same
 * content.
 */
export function LocalMap({ name, location }: Props) {
  const { t, locale } = useTranslation('branch')
  const marks = landmarksNear(location)
  if (marks.length === 0) return <BranchMap places={[{ name, count: 1, location }]} />
  const scale = ((HEIGHT / 2) * REACH) / Math.max(...marks.map(({ at }) => kilometres(location, at)))
  const toPoint = (place: Place) => pointFrom(location, place, scale)
  const path = (line: readonly Place[]) => `M${line.map((place) => toPoint(place).join(' ')).join('L')}`
  const hasRoom = roomAround(spotOf(name, [MIDDLE_X, MIDDLE_Y + 32]))
  const [own = [], ...others] = streets
    .map((street) =>
      nearestFirst(street.points.map(toPoint), halfOf(street[locale])).map((point) => spotOf(street[locale], point)),
    )
    .filter(([first]) => first)
    .toSorted(([one], [other]) => fromMiddle(one) - fromMiddle(other))
  const ownName = own.find(hasRoom)
  const spots = marks
    .map((mark) => ({ ...besideDot(mark[locale], toPoint(mark.at)), dot: toPoint(mark.at) }))
    .filter(hasRoom)
  const rings = RINGS.filter((km) => km * scale < HEIGHT / 2).slice(-2)
  const ringNames = rings
    .map((km) =>
      spotOf(t('details.kilometres', { km }), [
        MIDDLE_X - km * scale * Math.SQRT1_2,
        MIDDLE_Y + km * scale * Math.SQRT1_2,
      ]),
    )
    .filter(hasRoom)
  const otherNames = others.flatMap((places) => places.find(hasRoom) ?? []).slice(0, NAMED)
  return (
    <div className="overflow-hidden bg-surface-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        fill="none"
        className="block h-auto w-full"
        strokeLinejoin="round"
      >
        <path
          d={`${path(coast)}L${toPoint({ latitude: 31.9, longitude: 30.9 }).join(' ')}L${toPoint({ latitude: 31.9, longitude: 29.4 }).join(' ')}Z`}
          className="fill-surface-3"
        />
        <path d={path(nile)} className="stroke-surface-3" strokeWidth={Math.max(8, 0.45 * scale)} />
        <path
          d={streets.map(({ points }) => path(points)).join('')}
          className="stroke-line-2"
          strokeWidth="5"
          strokeLinecap="round"
        />
        {rings.map((km) => (
          <circle
            key={km}
            cx={MIDDLE_X}
            cy={MIDDLE_Y}
            r={km * scale}
            className="stroke-line-2"
            strokeWidth="2"
            strokeDasharray="3 7"
          />
        ))}
        {[...(ownName ? [ownName] : []), ...ringNames, ...otherNames].map((spot) => (
          <Name key={spot.name} spot={spot} className="fill-text-3 text-[min(1.5rem,27px)] lg:text-13" />
        ))}
        {spots.map((spot) => (
          <g key={spot.name}>
            <circle cx={spot.dot[0]} cy={spot.dot[1]} r="6" className="fill-text-2" />
            <Name spot={spot} className="fill-text-2 text-[min(1.5rem,27px)] lg:text-14" />
          </g>
        ))}
        <circle cx={MIDDLE_X} cy={MIDDLE_Y} r="13" className="fill-accent stroke-surface-2" strokeWidth="4" />
        <Name
          spot={{ name, x: MIDDLE_X, y: MIDDLE_Y + 32 }}
          className="fill-text text-[min(1.625rem,30px)] font-semibold lg:text-15"
        />
      </svg>
    </div>
  )
}

/** A name with the middle of its text, which is inside the drawing. */
type Spot = { name: string; x: number; y: number }

const halfOf = (name: string) => (name.length * NAME.letter) / 2
const within = (value: number, margin: number, size: number) => Math.min(size - margin, Math.max(margin, value))
const fromMiddle = (spot?: Spot) => (spot ? Math.hypot(spot.x - MIDDLE_X, spot.y - MIDDLE_Y) : Number.POSITIVE_INFINITY)

function spotOf(name: string, [x, y]: Point): Spot {
  return { name, x: within(x, halfOf(name), WIDTH), y: within(y, NAME.height / 2, HEIGHT) }
}

/** Names are above their dots in the northern half and below them in the southern one. */
function besideDot(name: string, [x, y]: Point): Spot {
  return spotOf(name, [x, y + (y < MIDDLE_Y ? -20 : 22)])
}

/**
 * Returns a function that takes the space of a name, or returns false where it would cover the branch or an earlier
 * name.
 */
function roomAround(own: Spot): (spot: Spot) => boolean {
  const taken = [own, { name: '', x: MIDDLE_X, y: MIDDLE_Y }]
  return (spot) => {
    const isFree = taken.every(
      ({ name, x, y }) => Math.abs(spot.x - x) > halfOf(spot.name) + halfOf(name) || Math.abs(spot.y - y) > NAME.height,
    )
    if (isFree) taken.push(spot)
    return isFree
  }
}

/**
 * Returns points along a line that are inside the drawing and `margin` away from its sides, those nearest to its middle
 * first.
 */
function nearestFirst(line: readonly Point[], margin: number): Point[] {
  const between = line.slice(1).flatMap(([x, y], i) =>
    [0, 0.25, 0.5, 0.75, 1].map((part): Point => {
      const [fromX = x, fromY = y] = line[i] ?? []
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
    }),
  )
  const far = ([x, y]: Point) => Math.hypot(x - MIDDLE_X, y - MIDDLE_Y)
  return between
    .filter(([x, y]) => x > margin && x < WIDTH - margin && y > 0 && y < HEIGHT)
    .toSorted((one, other) => far(one) - far(other))
}

type NameProps = { spot: Spot; className: string }

function Name({ spot: { name, x, y }, className }: NameProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      strokeWidth="7"
      paintOrder="stroke"
      className={`stroke-surface-2 font-text forced-colors:[stroke-width:0] ${className}`}
    >
      {name}
    </text>
  )
}

/** Returns the position of a place on the drawing, whose middle is the branch; `scale` is units per kilometre. */
function pointFrom(middle: Place, { latitude, longitude }: Place, scale: number): Point {
  const east = kilometres(middle, { ...middle, longitude }) * Math.sign(longitude - middle.longitude)
  const north = kilometres(middle, { ...middle, latitude }) * Math.sign(latitude - middle.latitude)
  return [Math.round(MIDDLE_X + east * scale), Math.round(MIDDLE_Y - north * scale)]
}
