import { kilometres, type Place } from '#app/lib/geo/distance.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { BranchMap } from './branch-map.tsx'
import { coast, landmarksNear, nile } from './landmarks.ts'

const [WIDTH, HEIGHT] = [640, 500]
/** Space of a name. */
const NAME = { width: 160, height: 38 }
/** Part of half the height that the farthest landmark may use. */
const REACH = 0.8
/** Radii of the circles about the branch, in kilometres: the two largest that fit are drawn. */
const RINGS = [1, 2, 5, 10, 20]

type Props = { name: string; location: Place }

/**
 * Draws the surroundings of a branch: the nearest landmarks, the water, and circles of whole kilometres about it. Where no landmarks are known, the
 * map of lower Egypt. The map is decoration: the address beside it has the same content.
 */
export function LocalMap({ name, location }: Props) {
  const { t, i18n } = useTranslation('branch')
  const marks = landmarksNear(location)
  if (marks.length === 0) return <BranchMap places={[{ name, count: 1, location }]} />
  const scale = ((HEIGHT / 2) * REACH) / Math.max(...marks.map(({ at }) => kilometres(location, at)))
  const pointOf = (place: Place) => pointFrom(location, place, scale)
  const path = (line: readonly Place[]) => `M${line.map((place) => pointOf(place).join(' ')).join('L')}`
  const rings = RINGS.filter((km) => km * scale < HEIGHT / 2).slice(-2)
  return (
    <div className="overflow-hidden bg-surface-2">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" className="block h-auto w-full" strokeLinejoin="round">
        <path d={`${path(coast)}L${pointOf({ latitude: 31.9, longitude: 30.9 }).join(' ')}L${pointOf({ latitude: 31.9, longitude: 29.4 }).join(' ')}Z`} className="fill-surface-3" />
        <path d={path(nile)} className="stroke-surface-3" strokeWidth={Math.max(8, 0.45 * scale)} />
        {rings.map((km) => (
          <g key={km}>
            <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={km * scale} className="stroke-line-2" strokeWidth="2" strokeDasharray="3 7" />
            <Name x={WIDTH / 2 - km * scale * Math.SQRT1_2} y={HEIGHT / 2 + km * scale * Math.SQRT1_2} className="fill-text-3 text-[1.25rem] lg:text-13">
              {t('details.kilometres', { km })}
            </Name>
          </g>
        ))}
        {withRoom(marks.map((mark) => spotOf(i18n.language === 'ar' ? mark.ar : mark.en, pointOf(mark.at)))).map(({ name: landmark, x, y, nameX, nameY }) => (
          <g key={landmark}>
            <circle cx={x} cy={y} r="6" className="fill-text-2" />
            <Name x={nameX} y={nameY} className="fill-text-2 text-[1.5rem] lg:text-14">
              {landmark}
            </Name>
          </g>
        ))}
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="13" className="fill-accent stroke-surface-2" strokeWidth="4" />
        <Name x={WIDTH / 2} y={HEIGHT / 2 + 32} className="fill-text text-[1.625rem] font-semibold lg:text-15">
          {name}
        </Name>
      </svg>
    </div>
  )
}

type Spot = { name: string; x: number; y: number; nameX: number; nameY: number }

/** Names are above their dots in the northern half and below them in the southern one, and inside the drawing. */
function spotOf(name: string, [x, y]: readonly [number, number]): Spot {
  return { name, x, y, nameX: Math.min(WIDTH - NAME.width / 2, Math.max(NAME.width / 2, x)), nameY: y + (y < HEIGHT / 2 ? -20 : 22) }
}

/** Leaves out the spots whose name would cover that of the branch or of a nearer spot. */
function withRoom(spots: readonly Spot[]): Spot[] {
  const taken = [{ nameX: WIDTH / 2, nameY: HEIGHT / 2 + 32 }, { nameX: WIDTH / 2, nameY: HEIGHT / 2 }]
  return spots.filter((spot) => {
    const isFree = taken.every(({ nameX, nameY }) => Math.abs(spot.nameX - nameX) > NAME.width || Math.abs(spot.nameY - nameY) > NAME.height)
    if (isFree) taken.push(spot)
    return isFree
  })
}

type NameProps = { x: number; y: number; className: string; children: string }

function Name({ className, ...props }: NameProps) {
  return <text textAnchor="middle" dominantBaseline="central" strokeWidth="7" paintOrder="stroke" className={`stroke-surface-2 font-text ${className}`} {...props} />
}

/** Returns the position of a place on the drawing, whose middle is the branch; `scale` is units per kilometre. */
function pointFrom(middle: Place, { latitude, longitude }: Place, scale: number): readonly [x: number, y: number] {
  const east = kilometres(middle, { ...middle, longitude }) * Math.sign(longitude - middle.longitude)
  const north = kilometres(middle, { ...middle, latitude }) * Math.sign(latitude - middle.latitude)
  return [Math.round(WIDTH / 2 + east * scale), Math.round(HEIGHT / 2 - north * scale)]
}
