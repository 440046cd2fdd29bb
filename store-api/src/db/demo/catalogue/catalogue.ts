import { accessories } from './accessories.ts'
import { bags } from './bags.ts'
import { balls } from './balls.ts'
import type { Draft } from './draft.ts'
import { equipment } from './equipment.ts'
import { fanGear } from './fan-gear.ts'
import { gifts } from './gifts.ts'
import { kids } from './kids.ts'
import { kitExtras } from './kit-extras.ts'
import { kitRetro } from './kit-retro.ts'
import { kitShirts } from './kit-shirts.ts'
import { men } from './men.ts'
import { shoes } from './shoes.ts'
import { women } from './women.ts'

/** Every simple product of the demo shop. */
export const catalogue: Draft[] = [...kitShirts, ...kitExtras, ...kitRetro, ...men, ...women, ...kids, ...shoes, ...bags, ...balls, ...equipment, ...accessories, ...fanGear, ...gifts]
