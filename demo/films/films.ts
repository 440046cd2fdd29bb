import { ballBounce, bootWalk, kitTurn } from './products.ts'
import { cashOnDelivery, measureFoot } from './guides.ts'
import { cornicheRun, penalty, sunrise } from './play.ts'
import type { Film } from './film.ts'

/** The films of the demo shop by name. */
export const FILMS: Readonly<Record<string, Film>> = {
  'kit-turn': kitTurn,
  sunrise,
  'boot-walk': bootWalk,
  'ball-bounce': ballBounce,
  'measure-foot': measureFoot,
  'cash-on-delivery': cashOnDelivery,
  penalty,
  'corniche-run': cornicheRun,
}
