import { SCENE_NAMES, type PlaceArt, type SceneArt } from './scene-art.ts'

type SceneRow = { id: string; art: SceneArt; view: 'front' }

const row = (id: string, art: Omit<PlaceArt, 'kind'>): SceneRow => ({
  id: `scene-${id}`,
  art: { kind: 'scene', ...art },
  view: 'front',
})

const RED = '#b3261e'
const NAVY = '#1d3557'
const GREEN = '#2c5a43'
const SKY = '#5b9bc8'
const GOLD = '#d8a13a'
const SAND = '#e8dcc4'
const INK = '#231d19'

/** Variants of the scenes in another light or in other colours, for the albums. */
const others: SceneRow[] = [
  row('floodlit-pitch-dusk', { scene: 'floodlit-pitch', light: 'dusk', mirrored: true }),
  row('stadium-night', { scene: 'stadium-dusk', light: 'night', mirrored: true }),
  row('goalkeeper-night', { scene: 'goalkeeper', light: 'night', colors: [GOLD, SAND] }),
  row('ball-in-net-noon', { scene: 'ball-in-net', light: 'noon', mirrored: true }),
  row('street-football-noon', { scene: 'street-football', light: 'noon', colors: [GREEN, GOLD], mirrored: true }),
  row('fans-night', { scene: 'fans-scarves', light: 'night', colors: [NAVY, SKY] }),
  row('players-tunnel-night', { scene: 'players-tunnel', light: 'night', colors: [GREEN, GOLD] }),
  row('running-dusk', { scene: 'running-corniche', light: 'dusk', colors: [RED, NAVY], mirrored: true }),
  row('desert-morning', { scene: 'desert-run', light: 'morning', mirrored: true }),
  row('padel-night', { scene: 'padel-court', light: 'night', mirrored: true }),
  row('gym-morning', { scene: 'gym-corner', light: 'morning', colors: [NAVY, SAND], mirrored: true }),
  row('shop-front-dusk', { scene: 'shop-front', light: 'dusk', colors: [GREEN, SKY] }),
  row('shirt-wall-noon', { scene: 'shirt-wall', light: 'noon', colors: [SKY, GREEN] }),
  row('kit-flatlay-sky', { scene: 'kit-flatlay', light: 'morning', colors: [SKY, SAND], mirrored: true }),
  row('boots-morning', { scene: 'boots-on-grass', light: 'morning', colors: [INK, SAND], mirrored: true }),
  row('school-team-dusk', { scene: 'school-team', light: 'dusk', colors: [NAVY, SAND], mirrored: true }),
]

/** The time of each film's poster in seconds. */
const MOMENTS: Readonly<Record<string, number>> = {
  'measure-foot': 7,
  'cash-on-delivery': 7.2,
  'boot-walk': 1.2,
  'kit-turn': 0.3,
  penalty: 3.3,
  'corniche-run': 0.9,
  sunrise: 4.6,
  'ball-bounce': 2.1,
}

const posters = Object.entries(MOMENTS).map(([film, at]): SceneRow => ({
  id: `video-${film}`,
  art: { kind: 'scene', film, at },
  view: 'front',
}))

/**
 * Rows of `image`: each scene as `scene-…`, its variants, and the poster of each film as `video-…`. The picture of an
 * id never changes, because its URL is immutable.
 */
export const sceneRows: readonly SceneRow[] = [
  ...SCENE_NAMES.map((scene) => row(scene, { scene })),
  ...others,
  ...posters,
]
