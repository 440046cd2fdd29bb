import { group } from '#demo/art/kit/markup.ts'
import { FILMS } from '#demo/films/films.ts'
import { bootsOnGrass, kitFlatlay } from './flatlay.ts'
import { gymCorner, padelCourt, trophyTable } from './indoors.ts'
import { desertRun, nileMorning, runningCorniche } from './outdoors.ts'
import { fansScarves, schoolTeam } from './people.ts'
import { ballInNet, floodlitPitch, goalkeeper, playersTunnel, stadiumDusk } from './pitch.ts'
import { shirtWall, warehouseShelves } from './shop-floor.ts'
import { createStage, HIGH, rect, WIDE, type Stage } from './stage.ts'
import { deliveryDoor, shopFront, streetFootball } from './street.ts'
import type { FilmStage } from '#demo/films/film.ts'
import type { FrameArt, LightName, PlaceArt, SceneArt, SceneName } from './scene-art.ts'

type Scene = { draw: (stage: Stage) => string; light: LightName; colors: readonly [string, string] }

const RED = '#b3261e'
const NAVY = '#1d3557'
const GREEN = '#2c5a43'
const SAND = '#e8dcc4'

/** The default light and colours of each scene. */
const SCENES: Readonly<Record<SceneName, Scene>> = {
  'floodlit-pitch': { draw: floodlitPitch, light: 'night', colors: [RED, SAND] },
  'boots-on-grass': { draw: bootsOnGrass, light: 'dusk', colors: [NAVY, SAND] },
  'shirt-wall': { draw: shirtWall, light: 'morning', colors: [RED, NAVY] },
  'street-football': { draw: streetFootball, light: 'dusk', colors: [RED, NAVY] },
  'stadium-dusk': { draw: stadiumDusk, light: 'dusk', colors: [RED, SAND] },
  'running-corniche': { draw: runningCorniche, light: 'morning', colors: [NAVY, GREEN] },
  'gym-corner': { draw: gymCorner, light: 'noon', colors: [GREEN, SAND] },
  'padel-court': { draw: padelCourt, light: 'noon', colors: [NAVY, SAND] },
  'ball-in-net': { draw: ballInNet, light: 'night', colors: [RED, SAND] },
  'fans-scarves': { draw: fansScarves, light: 'dusk', colors: [RED, NAVY] },
  'shop-front': { draw: shopFront, light: 'night', colors: [RED, NAVY] },
  'delivery-door': { draw: deliveryDoor, light: 'morning', colors: [RED, GREEN] },
  'warehouse-shelves': { draw: warehouseShelves, light: 'noon', colors: [NAVY, SAND] },
  'school-team': { draw: schoolTeam, light: 'morning', colors: [GREEN, SAND] },
  'desert-run': { draw: desertRun, light: 'dusk', colors: [RED, SAND] },
  'nile-morning': { draw: nileMorning, light: 'morning', colors: [RED, SAND] },
  'players-tunnel': { draw: playersTunnel, light: 'dusk', colors: [RED, SAND] },
  'kit-flatlay': { draw: kitFlatlay, light: 'noon', colors: [RED, SAND] },
  goalkeeper: { draw: goalkeeper, light: 'dusk', colors: [GREEN, SAND] },
  'trophy-table': { draw: trophyTable, light: 'noon', colors: [RED, NAVY] },
}

/**
 * Draws a scene as opaque SVG, 1200 × 800, without fonts or links. The result is the same on every machine. Throws an
 * Error for an unknown scene or film.
 */
export function drawScene(art: SceneArt): string {
  return 'film' in art ? drawFrame(art) : drawPlace(art)
}

function drawPlace(art: PlaceArt): string {
  const scene = SCENES[art.scene]
  if (!scene) throw new Error(`unknown scene '${art.scene}'`)
  const stage = createStage(art.light ?? scene.light, art.colors ?? scene.colors, art.scene)
  const drawn = scene.draw(stage)
  const body = art.mirrored ? group({ transform: `matrix(-1 0 0 1 ${WIDE} 0)` }, drawn) : drawn
  return sheet(stage, body)
}

function drawFrame({ film: name, at }: FrameArt): string {
  const film = FILMS[name]
  if (!film) throw new Error(`unknown film '${name}'`)
  const stage = createStage(film.light, film.colors, 'film')
  const show: FilmStage['show'] = (thing, { across, ...place }) => {
    const shown = film.things[thing]
    return shown ? stage.thing(shown.art, shown.view, { ...place, scale: across }) : ''
  }
  return sheet(stage, film.frame({ ...stage, show }, at))
}

function sheet({ defs, light }: Stage, body: string): string {
  const size = `viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}"`
  const base = rect(0, 0, WIDE, HIGH, light.ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${base}${body}</svg>`
}
