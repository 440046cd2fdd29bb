import type { Facts } from './facts.queries.ts'

/**
 * Which products a word of the trade means. Wide where a shopper is: a polo is a shirt, what the category of a use
 * holds is for that use.
 */
interface Meaning {
  /** With their subcategories. */
  categories?: string[]
  /** Of the English name. */
  named?: RegExp
  /** No product that is called so. */
  except?: RegExp
  /** Of a use: the only kinds that queries name with it, because any of the others will do for it. */
  kinds?: string[]
}

/** What a thing is. */
export const kinds: Record<string, Meaning> = {
  shirt: { categories: ['football-kits'], named: /\b(t-?shirt|tee|shirt|top|polo|jersey|tunic)\b/i },
  kit: { categories: ['football-kits', 'bundles'], named: /\b(kit|set|pack)\b/i, except: /\bbag\b/i },
  shorts: { named: /\bshorts\b/i },
  pants: { named: /\b(pants|sweatpants|tights|leggings)\b/i },
  tracksuit: { named: /\btracksuit\b/i },
  hoodie: { named: /\b(hoodie|sweatshirt)\b/i },
  jacket: { named: /\bjacket\b/i },
  socks: { named: /\bsocks\b/i },
  leggings: { named: /\b(leggings|tights)\b/i },
  bra: { named: /\bbra\b/i },
  polo: { named: /\bpolo\b/i },
  burkini: { named: /\bburkini\b/i },
  shoes: { categories: ['shoes'], named: /\bslides\b/i },
  boots: { categories: ['shoes-football'], named: /\b(football boots|turf shoes)\b/i },
  slides: { named: /\bslides\b/i },
  bag: { categories: ['bags'], named: /\b(bag|backpack|holdall)\b/i },
  backpack: { categories: ['bags-backpacks'], named: /\bbackpack\b/i },
  ball: { categories: ['balls'], named: /\bmini ball\b/i },
  'keeper-gloves': { categories: ['equipment-gloves'] },
  'shin-guards': { categories: ['equipment-shin-guards'] },
  racket: { categories: ['equipment-rackets'] },
  bottle: { named: /\b(bottle|shaker)\b/i },
  cap: { categories: ['accessories-caps'], named: /\b(cap|beanie)\b/i },
  scarf: { named: /\bscarf\b/i },
  mug: { named: /\bmug\b/i },
  keychain: { named: /\bkeychain\b/i },
}

/** What a thing is for. */
export const uses: Record<string, Meaning> = {
  swimming: { categories: ['men-swimwear', 'women-burkini', 'equipment-swimming'], named: /swim|\bpool|burkini/i },
  gym: {
    categories: [
      'shoes-training',
      'equipment-gym',
      'bundles-gym-starter',
      'bags-duffel',
      'women-tops',
      'women-leggings',
      'women-bras',
      'men-t-shirts',
      'men-base-layers',
    ],
    named: /\b(gym|training|trainer|lifting|sports?|leggings)\b/i,
    except: /ball\b|\b(gloves|swim|burkini|boots)\b/i,
    kinds: ['shirt', 'shorts', 'leggings', 'bra', 'shoes', 'bag', 'bottle'],
  },
  running: { categories: ['shoes-running'], named: /\b(run|runner|running|race)\b/i },
  football: {
    categories: [
      'football-kits',
      'shoes-football',
      'balls-football',
      'balls-futsal',
      'equipment-gloves',
      'equipment-shin-guards',
      'bundles-full-kit',
      'bundles-team-pack',
    ],
    named: /\b(football|boots|turf|five-a-side|goalkeeper|match|mini ball|(home|away) (shorts|socks))\b/i,
    except: /\b(volleyball|handball|basketball)\b/i,
  },
  turf: { named: /\b(AG|TF|turf|artificial)\b/i },
  basketball: { categories: ['shoes-basketball', 'balls-basketball'], named: /\bbasketball\b/i },
  tennis: { named: /\btennis\b/i },
  padel: { named: /\bpadel\b/i },
  volleyball: { named: /\bvolleyball\b/i },
  yoga: { categories: ['equipment-yoga'], named: /\byoga\b/i },
  school: { categories: ['kids-school', 'bundles-back-to-school'], named: /\b(school|PE)\b/i },
}

/** Whether a product is of this kind, or for this use. */
export function isMeant({ categories, named, except }: Meaning, product: Facts): boolean {
  if (except?.test(product.en)) return false
  return named?.test(product.en) === true || product.categories.some((slug) => categories?.includes(slug))
}
