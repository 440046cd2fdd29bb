/** A drawn scene of the shop's world, 1200 × 800, or a moment of a film; what `image.art` holds for it. */
export type SceneArt = PlaceArt | FrameArt

/** A film's poster: how it looks after so many seconds. */
export type FrameArt = { kind: 'scene'; film: string; at: number }

export type PlaceArt = {
  kind: 'scene'
  scene: SceneName
  /** another hour than the scene's own */
  light?: LightName
  /** main and second colour of who plays; the scene's own without it */
  colors?: readonly [string, string]
  /** what stands at one side stands at the other */
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
