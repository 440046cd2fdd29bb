type Child = [slug: string, ar: string, en: string]
type Branch = { slug: string; ar: string; en: string; blurb: [ar: string, en: string]; children: Child[] }

/**
 * The category tree of the demo shop (docs/rules/catalogue.md#demo-catalogue).
 */
const tree = [
  {
    slug: 'football-kits',
    ar: 'أطقم كورة',
    en: 'Football kits',
    blurb: ['أطقم الأندية والمنتخبات، موسم جديد ومواسم قديمة', 'Club and national team kits, this season and before'],
    children: [
      ['football-kits-home', 'طقم أساسي', 'Home kits'],
      ['football-kits-away', 'طقم احتياطي', 'Away kits'],
      ['football-kits-third', 'طقم ثالث', 'Third kits'],
      ['football-kits-goalkeeper', 'طقم حارس مرمى', 'Goalkeeper kits'],
      ['football-kits-training', 'لبس تدريب', 'Training wear'],
      ['football-kits-retro', 'طقم كلاسيك', 'Retro kits'],
      ['football-kits-national', 'منتخبات', 'National teams'],
      ['football-kits-kids', 'أطقم أطفال', 'Kids kits'],
      ['football-kits-fans', 'تيشيرتات مشجعين', 'Fan T-shirts'],
    ],
  },
  {
    slug: 'men',
    ar: 'رجالي',
    en: 'Men',
    blurb: ['تمرين وخروج ونادي', 'For training, going out and the club'],
    children: [
      ['men-t-shirts', 'تيشيرتات', 'T-shirts'],
      ['men-polo', 'بولو', 'Polo shirts'],
      ['men-shorts', 'شورتات', 'Shorts'],
      ['men-pants', 'بناطيل', 'Pants'],
      ['men-tracksuits', 'ترينجات', 'Tracksuits'],
      ['men-hoodies', 'هوديز', 'Hoodies'],
      ['men-jackets', 'جاكيتات', 'Jackets'],
      ['men-base-layers', 'ملابس ضاغطة', 'Base layers'],
      ['men-swimwear', 'ملابس سباحة', 'Swimwear'],
      ['men-socks', 'شرابات', 'Socks'],
    ],
  },
  {
    slug: 'women',
    ar: 'حريمي',
    en: 'Women',
    blurb: ['لبس رياضي مريح، منه المحتشم', 'Comfortable sportswear, modest cuts included'],
    children: [
      ['women-tops', 'تيشيرتات وتوبات', 'T-shirts and tops'],
      ['women-leggings', 'ليجن', 'Leggings'],
      ['women-bras', 'برا رياضية', 'Sports bras'],
      ['women-modest', 'ملابس رياضية محتشمة', 'Modest sportswear'],
      ['women-tracksuits', 'ترينجات', 'Tracksuits'],
      ['women-hoodies', 'هوديز وجاكيتات', 'Hoodies and jackets'],
      ['women-burkini', 'بوركيني', 'Burkini'],
    ],
  },
  {
    slug: 'kids',
    ar: 'أطفال',
    en: 'Kids',
    blurb: ['من أول 4 سنين لحد 16', 'From 4 to 16 years'],
    children: [
      ['kids-boys', 'أولاد', 'Boys'],
      ['kids-girls', 'بنات', 'Girls'],
      ['kids-baby', 'بيبي', 'Baby'],
      ['kids-school', 'ملابس مدرسية رياضية', 'School sports'],
    ],
  },
  {
    slug: 'shoes',
    ar: 'أحذية',
    en: 'Shoes',
    blurb: ['ملعب وجري وجيم', 'Pitch, road and gym'],
    children: [
      ['shoes-football', 'أحذية كورة', 'Football boots'],
      ['shoes-running', 'جري', 'Running'],
      ['shoes-training', 'تدريب وجيم', 'Training and gym'],
      ['shoes-basketball', 'كرة سلة', 'Basketball'],
      ['shoes-tennis-padel', 'تنس وبادل', 'Tennis and padel'],
      ['shoes-lifestyle', 'كاجوال', 'Lifestyle'],
      ['shoes-slides', 'شباشب', 'Slides'],
      ['shoes-kids', 'أحذية أطفال', 'Kids shoes'],
    ],
  },
  {
    slug: 'bags',
    ar: 'شنط',
    en: 'Bags',
    blurb: ['ضهر وتمرين وسفر', 'For school, training and travel'],
    children: [
      ['bags-backpacks', 'شنط ضهر', 'Backpacks'],
      ['bags-duffel', 'شنط جيم', 'Duffel bags'],
      ['bags-shoe', 'شنط أحذية', 'Shoe bags'],
      ['bags-cross-body', 'كروس', 'Cross-body bags'],
      ['bags-waist', 'شنط وسط', 'Waist bags'],
    ],
  },
  {
    slug: 'balls',
    ar: 'كور',
    en: 'Balls',
    blurb: ['من كورة الشارع لكورة الماتش', 'From the street to the match'],
    children: [
      ['balls-football', 'كرة قدم', 'Football'],
      ['balls-futsal', 'خماسي', 'Futsal'],
      ['balls-basketball', 'سلة', 'Basketball'],
      ['balls-volleyball', 'طائرة', 'Volleyball'],
      ['balls-handball', 'يد', 'Handball'],
      ['balls-tennis-padel', 'تنس وبادل', 'Tennis and padel'],
    ],
  },
  {
    slug: 'equipment',
    ar: 'أدوات',
    en: 'Equipment',
    blurb: ['كل اللي تحتاجه للتمرين', 'Everything a session needs'],
    children: [
      ['equipment-gloves', 'جوانتي حارس', 'Goalkeeper gloves'],
      ['equipment-shin-guards', 'واقي ساق', 'Shin guards'],
      ['equipment-gym', 'جيم وأوزان', 'Gym and weights'],
      ['equipment-yoga', 'يوجا', 'Yoga'],
      ['equipment-boxing', 'بوكس', 'Boxing'],
      ['equipment-swimming', 'سباحة', 'Swimming'],
      ['equipment-rackets', 'مضارب', 'Rackets'],
      ['equipment-bottles', 'زجاجات مياه', 'Water bottles'],
    ],
  },
  {
    slug: 'accessories',
    ar: 'إكسسوارات',
    en: 'Accessories',
    blurb: ['كابات وكوفيات وميداليات', 'Caps, scarves and keychains'],
    children: [
      ['accessories-caps', 'كابات', 'Caps'],
      ['accessories-scarves', 'كوفيات', 'Scarves'],
      ['accessories-keychains', 'ميداليات', 'Keychains'],
      ['accessories-mugs', 'مجات', 'Mugs'],
    ],
  },
  {
    slug: 'gifts',
    ar: 'هدايا',
    en: 'Gifts',
    blurb: ['مش عارف تهادي إيه؟', 'Not sure what to give?'],
    children: [
      ['gifts-under-500', 'أقل من 500 جنيه', 'Under EGP 500'],
      ['gifts-fans', 'للمشجعين', 'For fans'],
    ],
  },
  {
    slug: 'bundles',
    ar: 'مجموعات',
    en: 'Bundles',
    blurb: ['خدهم سوا ووفّر', 'Take them together and save'],
    children: [
      ['bundles-full-kit', 'طقم كامل', 'Full kit'],
      ['bundles-gym-starter', 'بداية الجيم', 'Gym starter'],
      ['bundles-back-to-school', 'العودة للمدارس', 'Back to school'],
      ['bundles-team-pack', 'طقم فريق', 'Team pack'],
    ],
  },
] as const satisfies readonly Branch[]

export type CategorySlug = (typeof tree)[number]['children'][number][0]

type Row = {
  id: number
  parent_id: number | null
  slug: string
  name_ar: string
  name_en: string
  blurb_ar: string
  blurb_en: string
  position: number
}

/** The tree as rows: a parent comes before its children. */
export const categories: Row[] = rows(tree)

const ids = new Map(categories.map((row) => [row.slug, row.id]))

export function categoryId(slug: CategorySlug): number {
  const id = ids.get(slug)
  if (!id) throw new Error(`no such category: ${slug}`)
  return id
}

function rows(branches: readonly Branch[]): Row[] {
  const list: Row[] = []
  for (const [i, { slug, ar, en, blurb, children }] of branches.entries()) {
    const parent = {
      id: list.length + 1,
      parent_id: null,
      slug,
      name_ar: ar,
      name_en: en,
      blurb_ar: blurb[0],
      blurb_en: blurb[1],
      position: i + 1,
    }
    list.push(parent)
    for (const [k, [childSlug, childAr, childEn]] of children.entries()) {
      list.push({
        id: list.length + 1,
        parent_id: parent.id,
        slug: childSlug,
        name_ar: childAr,
        name_en: childEn,
        blurb_ar: '',
        blurb_en: '',
        position: k + 1,
      })
    }
  }
  return list
}
