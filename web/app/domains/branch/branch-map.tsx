import { useTranslation } from 'react-i18next'

type Place = { name: string; count: number; lat: number; lng: number }

// The window on lower Egypt, in degrees, and the drawing's size.
const WEST = 29.2
const NORTH = 31.95
const SCALE = 190
const SIZE = { width: 640, height: 440 }
/** Degrees of longitude are shorter than those of latitude up here. */
const NARROW = 0.86

/** Lower Egypt as an outline: the coast, the two arms of the Nile, and a dot for each governorate with branches. Decoration. */
export function BranchMap({ places }: { places: readonly Place[] }) {
  const { i18n } = useTranslation()
  const most = Math.max(...places.map(({ count }) => count))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="h-60 w-full bg-surface-3 lg:h-full lg:min-h-110"
    >
      <path d={`${outline(coast)} L ${point(35.5, 28).join(' ')} L ${point(26, 28).join(' ')} Z`} className="fill-surface-2" />
      <path d={outline(gulf)} className="fill-surface-3" />
      {[nile, damietta, rosetta].map((arm) => (
        <path key={arm[0]?.join()} d={outline(arm)} className="stroke-text-3" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      ))}
      {places.map(({ name, count, lat, lng }) => (
        <Pin key={name} name={name} count={count} at={point(lng, lat)} first={count === most} arabic={i18n.language === 'ar'} />
      ))}
    </svg>
  )
}

type PinProps = { name: string; count: number; at: [number, number]; first: boolean; arabic: boolean }

function Pin({ name, count, at: [x, y], first, arabic }: PinProps) {
  const radius = count > 1 ? 10 + count * 1.5 : 7
  return (
    <g>
      <circle cx={x} cy={y} r={radius} className={first ? 'fill-accent stroke-surface-2' : 'fill-text stroke-surface-2'} strokeWidth="3" />
      {count > 1 ? (
        <text x={x} y={y + 5} textAnchor="middle" className={`font-display text-14 font-bold ${first ? 'fill-on-accent' : 'fill-bg'}`}>
          {count}
        </text>
      ) : null}
      <text
        x={x + (first ? radius + 9 : -radius - 9)}
        y={y + 5}
        // The side of the dot, whatever the direction of the page.
        direction="ltr"
        textAnchor={first ? 'start' : 'end'}
        className={`font-text max-lg:text-[1.4rem] lg:text-14 ${first ? 'fill-text font-semibold' : 'fill-text-2'}`}
        lang={arabic ? 'ar' : 'en'}
      >
        {name}
      </text>
    </g>
  )
}

// Longitude, latitude: rough outlines of what everybody knows from maps.
const coast: [number, number][] = [
  [26, 31.45], [28.9, 30.83], [29.5, 31.0], [29.9, 31.2], [30.08, 31.33], [30.37, 31.46], [30.7, 31.42], [31.05, 31.6], [31.5, 31.45],
  [31.85, 31.53], [32.05, 31.35], [32.3, 31.27], [32.6, 31.05], [33.1, 31.1], [33.8, 31.13], [34.2, 31.3], [35.5, 31.9],
]
const gulf: [number, number][] = [[32.5, 29.97], [32.63, 29.95], [32.7, 29.55], [33.1, 28.95], [33.7, 28], [33.0, 28], [32.65, 28.9], [32.35, 29.55]]
const nile: [number, number][] = [[31.0, 28], [30.85, 28.5], [31.1, 29.0], [31.25, 29.5], [31.22, 29.9], [31.2, 30.1], [31.12, 30.2]]
const damietta: [number, number][] = [[31.12, 30.2], [31.2, 30.5], [31.25, 30.72], [31.4, 31.05], [31.8, 31.4], [31.84, 31.5]]
const rosetta: [number, number][] = [[31.12, 30.2], [30.9, 30.35], [30.8, 30.6], [30.75, 30.9], [30.5, 31.2], [30.37, 31.45]]

function point(lng: number, lat: number): [number, number] {
  return [Math.round((lng - WEST) * NARROW * SCALE), Math.round((NORTH - lat) * SCALE)]
}

function outline(line: readonly [number, number][]): string {
  return line.map(([lng, lat], place) => `${place === 0 ? 'M' : 'L'} ${point(lng, lat).join(' ')}`).join(' ')
}
