import type { LightName } from './scene-art.ts'

/** The colours of a time of day: a warm ground and an orange sun that suit kits of every colour. */
export type Light = {
  sky: string
  /** the band above the horizon */
  haze: string
  disc: string
  /** background shapes, the far ones first */
  far: string
  mid: string
  ground: string
  shade: string
  turf: string
  /** the second stripe of mown grass */
  mown: string
  ink: string
  chalk: string
  /** windows and lamps */
  glow: string
  water: string
  paper: string
}

export const LIGHTS: Readonly<Record<LightName, Light>> = {
  dusk: {
    sky: '#f0c493',
    haze: '#f6d9b2',
    disc: '#f2641c',
    far: '#d79a63',
    mid: '#a8643a',
    ground: '#834c2c',
    shade: '#5b321f',
    turf: '#7a7a41',
    mown: '#87874a',
    ink: '#2b1e18',
    chalk: '#fcf4e6',
    glow: '#ffdca0',
    water: '#d39367',
    paper: '#f5e4cb',
  },
  night: {
    sky: '#191817',
    haze: '#23211e',
    disc: '#f57c33',
    far: '#2b2824',
    mid: '#37332d',
    ground: '#26231f',
    shade: '#121110',
    turf: '#27392b',
    mown: '#2d4131',
    ink: '#0e0d0c',
    chalk: '#f1eadf',
    glow: '#ffd193',
    water: '#24292a',
    paper: '#433e37',
  },
  morning: {
    sky: '#f2eadc',
    haze: '#faf4ea',
    disc: '#f08341',
    far: '#dccbb0',
    mid: '#bda585',
    ground: '#9b8262',
    shade: '#6d5a43',
    turf: '#90a069',
    mown: '#9dab75',
    ink: '#382e27',
    chalk: '#fffcf5',
    glow: '#fff1d6',
    water: '#b4c0b6',
    paper: '#fdf8ef',
  },
  noon: {
    sky: '#ecdcc0',
    haze: '#f5ead6',
    disc: '#f0641e',
    far: '#cfae7e',
    mid: '#ab8757',
    ground: '#8d6a44',
    shade: '#5d452d',
    turf: '#7f9150',
    mown: '#8b9d5b',
    ink: '#31261e',
    chalk: '#fff9ed',
    glow: '#fff0cc',
    water: '#93aaa2',
    paper: '#faf0df',
  },
}
