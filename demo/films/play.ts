import { stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { mix } from '#demo/art/kit/color.ts'
import { POSES, shadowOf, somebody } from '#demo/scenes/figure.ts'
import { crowd, grass } from '#demo/scenes/ground.ts'
import { LIGHTS } from '#demo/scenes/light.ts'
import { palm } from '#demo/scenes/outdoors.ts'
import { chalk, disc, oval, poly, rect, sky, WIDE } from '#demo/scenes/stage.ts'
import { between, blend, blendPose, type Film, running } from './film.ts'

/** Film `sunrise`: the sun rises behind the stand. */
export const sunrise: Film = {
  seconds: 8,
  light: 'morning',
  colors: ['#b3261e', '#f6f1e7'],
  things: {
    ball: { art: { kind: 'ball', colors: ['#f8f3e9', '#231d19'], pattern: 'classic', seed: 3 }, view: 'front' },
  },
  frame(stage, t) {
    const day = between(t, 0.5, 6.6)
    const tone = (name: 'sky' | 'haze' | 'turf' | 'mown' | 'far' | 'shade' | 'disc') =>
      mix(LIGHTS.night[name], LIGHTS.morning[name], day)
    const light = {
      ...stage.light,
      sky: tone('sky'),
      haze: tone('haze'),
      turf: tone('turf'),
      mown: tone('mown'),
      far: tone('far'),
      shade: tone('shade'),
    }
    const lit = { ...stage, light }
    const height = blend(520, 186, day)
    return [
      sky(lit, 400, 120),
      disc(600, height, 156, tone('disc')),
      crowd(lit, 300, 396),
      grass(lit, 396),
      chalk('M0 470H1200', light, 5, 0.5 + day * 0.4),
      stroke(ellipse(600, 640, 450, 112), light.chalk, 8, { strokeOpacity: 0.4 + day * 0.5 }),
      poly(
        `560,668 640,668 ${blend(760, 690, day)},${blend(1500, 740, day)} ${blend(440, 510, day)},${blend(1500, 740, day)}`,
        light.shade,
        0.35 * day,
      ),
      stage.show('ball', { x: 600, y: 594, across: 0.24 }),
    ].join('')
  },
}

/** Film `corniche-run`: two runners along the river. */
export const cornicheRun: Film = {
  seconds: 8,
  light: 'morning',
  colors: ['#1d3557', '#2c5a43'],
  things: {},
  frame(stage, t) {
    const { light, colors } = stage
    const past = (speed: number, width: number) => -((t * speed) % width)
    const runner = (x: number, phase: number) => ({
      place: { x, y: 708 - 8 * Math.abs(Math.sin((t * 1.5 + phase) * Math.PI * 2)), height: 356 },
      pose: running(t * 1.5 + phase),
    })
    const [first, second] = [runner(700, 0), runner(420, 0.32)]
    const [shirt, other] = [
      { shirt: colors[0], shorts: '#26201c', socks: '#f6f1e7', boots: light.disc },
      { shirt: colors[1], shorts: '#3c332c', socks: '#3c332c', boots: '#f6f1e7', trousers: true, sleeves: true },
    ]
    return [
      sky(stage, 380, 140),
      disc(900, 330, 170, light.disc),
      repeat(32, (i) => rect(past(30, 1248) + i * 78, 340 - ((i * 53) % 110), 60, 60 + ((i * 53) % 110), light.far)),
      rect(0, 380, WIDE, 170, light.water),
      repeat(14, (i) => rect(past(70, 240) + i * 120, 410 + ((i * 29) % 96), 66, 4, light.chalk, 0.5)),
      rect(0, 520, WIDE, 44, light.paper),
      repeat(
        14,
        (i) =>
          rect(past(330, 118) + i * 118, 486, 40, 78, light.paper) +
          rect(past(330, 118) + i * 118 - 4, 480, 48, 10, light.chalk),
      ),
      rect(0, 564, WIDE, 236, light.mid),
      rect(0, 564, WIDE, 22, light.ground),
      repeat(8, (i) => rect(past(430, 220) + i * 220, 760, 120, 7, light.chalk, 0.7)),
      repeat(3, (i) => palm(past(330, 900) + i * 900 + 120, 580, 400, light.ink, i % 2 ? -1 : 1)),
      ...[second, first].map(({ place, pose }) => shadowOf({ ...place, y: 708 }, pose, light.shade, 0.45, -0.9, 0.22)),
      somebody(second.place, second.pose, other),
      somebody(first.place, first.pose, shirt),
    ].join('')
  },
}

/** Film `penalty`: run-up, shot and save. */
export const penalty: Film = {
  seconds: 7,
  light: 'night',
  colors: ['#b3261e', '#d8a13a'],
  things: {
    ball: { art: { kind: 'ball', colors: ['#f8f3e9', '#231d19'], pattern: 'classic', seed: 6 }, view: 'front' },
  },
  frame(stage, t) {
    const { light, colors } = stage
    const flight = Math.min(1, Math.max(0, (t - 2.75) / 0.62))
    const saved = between(t, 3.37, 4.6)
    const ball = {
      x: blend(430, 905, flight) - saved * 120,
      y: blend(692, 330, flight) + saved * 330,
      size: blend(0.12, 0.085, flight),
    }
    const kicker =
      t < 2.2
        ? running(t * 1.6)
        : t < 2.7
          ? blendPose(running(3.52), POSES.windUp, between(t, 2.2, 2.55))
          : blendPose(POSES.windUp, POSES.kick, between(t, 2.66, 2.84))
    const dive = between(t, 2.86, 3.42)
    const down = between(t, 3.6, 4.3)
    const ready = { ...POSES.wait, hip: 44 }
    return [
      rect(0, 0, WIDE, 420, light.sky),
      disc(980, 170, 118, light.disc),
      crowd(stage, 250, 372),
      rect(0, 372, WIDE, 24, light.mid),
      grass(stage, 396),
      repeat(17, (i) => stroke(`M${470 + i * 38} 190V560`, light.chalk, 2, { strokeOpacity: 0.35 })),
      repeat(9, (i) => stroke(`M470 ${200 + i * 42}H1100`, light.chalk, 2, { strokeOpacity: 0.35 })),
      stroke('M462 566V184H1108V566', light.chalk, 14, { strokeLinejoin: 'round' }),
      chalk('M0 566H1200M250 566L120 800', light, 6),
      oval(430, 716, 26, 7, light.chalk, 0.9),
      oval(blend(760, 850, dive), 580, 90 + dive * 60, 12, light.shade, 0.5),
      somebody(
        { x: blend(760, 800, dive), y: blend(574, 560, dive) + down * 20, height: 250 },
        down > 0
          ? { ...POSES.dive, hip: blend(62, 14, down), lean: blend(62, 84, down) }
          : { ...blendPose(ready, { ...POSES.dive, hip: 62, lean: 62 }, dive) },
        { shirt: colors[1], shorts: '#1f1b18', socks: colors[1], boots: '#f4efe6', gloves: '#f7f2e8', sleeves: true },
      ),
      oval(ball.x + 10, blend(718, 590, flight), 34, 7, light.shade, 0.5),
      stage.show('ball', {
        x: ball.x,
        y: ball.y,
        across: ball.size,
        turn: t * 340 * (flight > 0 && saved < 1 ? 1 : 0),
      }),
      shadowOf({ x: blend(60, 380, between(t, 0, 2.6)), y: 740, height: 310 }, kicker, light.shade, 0.45, -0.7, 0.16),
      somebody({ x: blend(60, 380, between(t, 0, 2.6)), y: 740, height: 310 }, kicker, {
        shirt: colors[0],
        shorts: '#f4efe6',
        socks: colors[0],
      }),
    ].join('')
  },
}
