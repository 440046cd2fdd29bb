import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { POSES, shadowOf, silhouette, somebody } from './figure.ts'
import { chalk, disc, oval, poly, rect, sky, type Stage, WIDE } from './stage.ts'

/** A date palm: a bent trunk and a crown of drooping leaves. */
export function palm(x: number, y: number, high: number, color: string, lean = 1): string {
  const leaves = [-168, -140, -112, -84, -58, -30, -8].map((turn, i) => {
    const long = high * (i % 2 ? 0.38 : 0.44)
    return group(
      { transform: `rotate(${turn})` },
      path(
        `M0 0Q${long * 0.5} ${-long * 0.2} ${long} ${turn < -90 ? -long * 0.28 : long * 0.28}Q${long * 0.5} ${long * 0.02} 0 0Z`,
        color,
      ),
    )
  })
  const top = `translate(${x + lean * high * 0.1} ${y - high})`
  return (
    stroke(
      `M${x} ${y}Q${x - lean * high * 0.02} ${y - high * 0.5} ${x + lean * high * 0.1} ${y - high}`,
      color,
      high * 0.045,
    ) + group({ transform: top }, ...leaves)
  )
}

/** The reflection of the sun on water, in strips. */
const glitter = (x: number, top: number, radius: number, color: string) =>
  repeat(7, (i) =>
    rect(x - radius * (1 - i * 0.11), top + 10 + i * 25, radius * 2 * (1 - i * 0.11), 11 - i * 0.7, color),
  )

function felucca(x: number, y: number, size: number, hull: string, sail: string): string {
  const body =
    path('M-70 0Q0 26 84 -8L66 24Q0 40 -52 22Z', hull) + path('M-10 -6L-10 -178Q62 -120 74 -16Q30 -22 -10 -6Z', sail)
  return group({ transform: `translate(${x} ${y}) scale(${size})` }, body, stroke('M-10 0V-190', hull, 5))
}

/** Scene `nile-morning`: boats on the Nile. */
export function nileMorning(stage: Stage): string {
  const { light } = stage
  return [
    sky(stage, 430, 150),
    disc(430, 404, 150, light.disc),
    poly('0,392 150,374 330,386 520,366 760,384 980,362 1200,380 1200,432 0,432', light.far),
    repeat(9, (i) => rect(620 + i * 58, 372 - ((i * 37) % 64), 40, 70 + ((i * 37) % 64), light.far)),
    palm(110, 430, 120, light.mid),
    palm(160, 432, 86, light.mid, -1),
    palm(1130, 432, 132, light.mid, -1),
    palm(1080, 434, 92, light.mid),
    rect(0, 430, WIDE, 370, light.water),
    glitter(430, 440, 150, light.disc),
    repeat(16, (i) => rect((i * 277) % 1150, 470 + i * 19, 60 + ((i * 31) % 70), 4, light.chalk, 0.5)),
    felucca(760, 520, 1.5, light.shade, light.chalk),
    felucca(1010, 470, 0.7, light.shade, light.paper),
    felucca(250, 470, 0.55, light.shade, light.paper),
    poly('0,800 0,706 300,690 520,724 700,800', light.ink),
    silhouette({ x: 318, y: 708, height: 214 }, POSES.stand, light.ink),
    silhouette({ x: 420, y: 716, height: 200, left: true }, POSES.wait, light.ink),
    palm(96, 730, 420, light.ink),
  ].join('')
}

/** Scene `running-corniche`: two runners along the river. */
export function runningCorniche(stage: Stage): string {
  const { light, colors } = stage
  const runners = [
    {
      place: { x: 560, y: 706, height: 360 },
      pose: POSES.run,
      dress: { shirt: colors[0], shorts: '#26201c', socks: '#f6f1e7', boots: light.disc },
    },
    {
      place: { x: 300, y: 672, height: 322 },
      pose: POSES.jog,
      dress: { shirt: colors[1], shorts: '#3c332c', socks: '#3c332c', boots: '#f6f1e7', trousers: true, sleeves: true },
    },
  ]
  return [
    sky(stage, 380, 140),
    disc(930, 340, 170, light.disc),
    repeat(16, (i) => rect(i * 78 - 20, 380 - 40 - ((i * 53) % 110), 60, 60 + ((i * 53) % 110), light.far)),
    rect(0, 380, WIDE, 170, light.water),
    glitter(930, 384, 170, light.disc),
    rect(0, 520, WIDE, 44, light.paper),
    rect(0, 520, WIDE, 10, light.chalk),
    repeat(11, (i) => rect(i * 118 - 10, 486, 40, 78, light.paper) + rect(i * 118 - 14, 480, 48, 10, light.chalk)),
    rect(0, 564, WIDE, 236, light.mid),
    poly('0,564 1200,564 1200,586 0,586', light.ground),
    chalk('M0 764H1200', light, 6, 0.7),
    palm(1090, 580, 430, light.ink, -1),
    palm(60, 580, 360, light.ink),
    ...runners.map(({ place, pose }) => shadowOf(place, pose, light.shade, 0.5, -0.9, 0.22)),
    ...runners.toReversed().map(({ place, pose, dress }) => somebody(place, pose, dress)),
  ].join('')
}

/** Scene `desert-run`: a runner on a dune. */
export function desertRun(stage: Stage): string {
  const { light } = stage
  return [
    rect(0, 0, WIDE, 800, light.sky),
    rect(0, 330, WIDE, 130, light.haze),
    disc(560, 356, 262, light.disc),
    poly('900,440 1010,316 1120,440', light.far),
    poly('1010,316 1036,440 1120,440', light.mid),
    poly('1086,440 1150,366 1214,440', light.far),
    path('M0 446Q220 388 470 452Q760 520 1200 420V800H0Z', light.far),
    path('M0 560Q300 430 640 528Q900 600 1200 520V800H0Z', light.mid),
    path('M640 528Q900 600 1200 520V800H420Q640 640 640 528Z', light.ground, { fillOpacity: 0.55 }),
    path('M0 668Q380 560 700 668Q930 740 1200 664V800H0Z', light.ground),
    path('M700 668Q930 740 1200 664V800H600Q720 740 700 668Z', light.shade, { fillOpacity: 0.5 }),
    repeat(9, (i) => oval(70 + i * 46, 546 - i * 6.5, 7, 2.4, light.shade, 0.5)),
    shadowOf({ x: 512, y: 503, height: 138 }, POSES.sprint, light.shade, 0.6, -0.25, 1.1),
    silhouette({ x: 512, y: 503, height: 138 }, POSES.sprint, light.ink),
    chalk('M40 742Q380 640 690 742', light, 4, 0.5),
  ].join('')
}
