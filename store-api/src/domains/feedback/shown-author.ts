import { shopSettings } from 'server-kit/shop-identity.ts'

/** First parts of compound first names: عبد الرحمن, أبو بكر. */
const HALVES = /^(عبد|أبو|ابو|abd|abdel|abdul|abou|abu|el)$/i

function firstName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/)
  return second && HALVES.test(first) ? `${first} ${second}` : first
}

/**
 * Returns the name of a review's author as others see it: the first name. Empty for one like the shop's (`shopNames`)
 * or its staff's, so that no customer speaks for the shop (docs/rules/feedback.md#review).
 */
export function shownAuthor(fullName: string, shopNames: readonly string[] = Object.values(shopSettings.name)): string {
  const name = firstName(fullName)
  const skeleton = skeletonOf(name)
  const isShop = shopNames
    .map(skeletonOf)
    .some((shop) => (shop.length < LEAST_PART ? skeleton === shop : skeleton.includes(shop)))
  return isShop || STAFF.has(skeleton) ? '' : name
}

/**
 * Letters of a shop's name that is found within another name: shorter ones, as Nour or Ali, are parts of honest names.
 */
const LEAST_PART = 5

/** Letters that look like the Latin letters of the names below, most of them Cyrillic and Greek. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  '4': 'a',
  '@': 'a',
  в: 'b',
  ԁ: 'd',
  ɗ: 'd',
  е: 'e',
  ε: 'e',
  '3': 'e',
  ɡ: 'g',
  ց: 'g',
  '9': 'g',
  і: 'i',
  ı: 'i',
  ι: 'i',
  '1': 'i',
  l: 'i',
  ӏ: 'i',
  м: 'm',
  μ: 'm',
  ո: 'n',
  п: 'n',
  η: 'n',
  о: 'o',
  ο: 'o',
  σ: 'o',
  օ: 'o',
  '0': 'o',
  р: 'p',
  ρ: 'p',
  г: 'r',
  ѕ: 's',
  '5': 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ц: 'u',
  с: 'c',
  х: 'x',
  у: 'y',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ھ: 'ه',
  ہ: 'ه',
}

/**
 * Folds a name to what a reader sees: without case, marks (hamza and harakat too), tatweel, spaces and punctuation,
 * look-alikes as one letter.
 */
function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}@]/gu, '')
    .replaceAll('ـ', '')
  return [...letters].map((letter) => LOOK_ALIKES[letter] ?? letter).join('')
}

const STAFF = new Set(
  [
    'support',
    'admin',
    'administrator',
    'moderator',
    'official',
    'staff',
    'team',
    'service',
    'customer',
    'store',
    'shop',
    'manager',
    'الدعم',
    'دعم',
    'خدمة',
    'الإدارة',
    'إدارة',
    'ادمن',
    'أدمن',
    'المتجر',
    'متجر',
    'المدير',
    'فريق',
    'الفريق',
    'المحل',
  ].map(skeletonOf),
)
