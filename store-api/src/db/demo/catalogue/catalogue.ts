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
import { menBottoms } from './men-bottoms.ts'
import { menTops } from './men-tops.ts'
import { menWarm } from './men-warm.ts'
import { casualShoes } from './shoes-casual.ts'
import { footballBoots } from './shoes-football.ts'
import { sportShoes } from './shoes-sport.ts'
import { shoeCharts } from '#src/db/demo/sizing/shoes.ts'
import { womenSets } from './women-sets.ts'
import { womenTops } from './women-tops.ts'

const all: Draft[] = [
  ...kitShirts,
  ...kitExtras,
  ...kitRetro,
  ...menTops,
  ...menBottoms,
  ...menWarm,
  ...womenTops,
  ...womenSets,
  ...kids,
  ...footballBoots,
  ...sportShoes,
  ...casualShoes,
  ...bags,
  ...balls,
  ...equipment,
  ...accessories,
  ...fanGear,
  ...gifts,
]

/** Every simple product of the demo shop; shoes come in the sizes that their maker's chart has. */
export const catalogue = all.map((draft) => {
  const chart = shoeCharts.find(({ brand, gender }) => brand && brand === draft.brand && gender === (draft.gender === 'unisex' ? 'men' : draft.gender))
  if (!chart || draft.sizes[0]?.kind !== 'shoes') return draft
  return { ...draft, sizes: draft.sizes.filter(({ slug }) => chart.rows.some(([made]) => made === slug)) }
})
