/** A drawn scene, 1200 × 800, or a frame of a film, as stored in `image.art`. */
export type SceneArt = PlaceArt | FrameArt

/** The poster of a film: its frame at `at` seconds. */
export type FrameArt = { kind: 'scene'; film: string; at: number }

export type PlaceArt = {
  kind: 'scene'
  scene: SceneName
  /** default: the light of the scene */
  light?: LightName
  /** main and second colour of the players; default: those of the scene */
  colors?: readonly [string, string]
  /** flips the scene horizontally */
  mirrored?: boolean
}

export const SCENE_NAMES = [
  'floodlit-pitch',
  'boots-on-grass',
  'shirt-wall',
  'street-football',
  'stadium-dusk',
  'running-corniche',
  'gym-corner',
  'padel-court',
  'ball-in-net',
  'fans-scarves',
  'shop-front',
  'delivery-door',
  'warehouse-shelves',
  'school-team',
  'desert-run',
  'nile-morning',
  'players-tunnel',
  'kit-flatlay',
  'goalkeeper',
  'trophy-table',
] as const
export type SceneName = (typeof SCENE_NAMES)[number]
export type LightName = 'dusk' | 'night' | 'morning' | 'noon'
