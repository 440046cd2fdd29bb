export type BranchFacts = {
  slug: string
  /** ISO of its governorate. */
  state: string
  name: [ar: string, en: string]
  address: [ar: string, en: string]
  /** Local landline as shown, and the WhatsApp number in E.164. */
  phone: string
  whatsapp: string
  lat: number
  lng: number
}

export const OPENS = '12:00'
export const CLOSES = '24:00'

/** The specification says 13 branches in 6 governorates and names none: these are invented, on real streets. */
export const branches: BranchFacts[] = [
  {
    slug: 'nasr-city',
    state: 'C',
    name: ['مدينة نصر', 'Nasr City'],
    address: ['74 شارع عباس العقاد، مدينة نصر', '74 Abbas El Akkad Street, Nasr City'],
    phone: '0221110131',
    whatsapp: '+201001110131',
    lat: 30.0571,
    lng: 31.3372,
  },
  {
    slug: 'heliopolis',
    state: 'C',
    name: ['مصر الجديدة', 'Heliopolis'],
    address: ['12 شارع إبراهيم اللقاني، روكسي، مصر الجديدة', '12 Ibrahim El Lakkany Street, Roxy, Heliopolis'],
    phone: '0221110132',
    whatsapp: '+201001110132',
    lat: 30.0921,
    lng: 31.3187,
  },
  {
    slug: 'maadi',
    state: 'C',
    name: ['المعادي', 'Maadi'],
    address: ['31 شارع النصر، المعادي الجديدة', '31 El Nasr Street, New Maadi'],
    phone: '0221110133',
    whatsapp: '+201001110133',
    lat: 29.9726,
    lng: 31.2837,
  },
  {
    slug: 'fifth-settlement',
    state: 'C',
    name: ['التجمع الخامس', 'Fifth Settlement'],
    address: ['مول تجاري، شارع التسعين الجنوبي، التجمع الخامس', 'South 90th Street mall row, Fifth Settlement'],
    phone: '0221110134',
    whatsapp: '+201001110134',
    lat: 30.0084,
    lng: 31.4285,
  },
  {
    slug: 'shubra',
    state: 'C',
    name: ['شبرا', 'Shubra'],
    address: ['210 شارع شبرا، محطة الخلفاوي', '210 Shubra Street, El Khalafawy'],
    phone: '0221110135',
    whatsapp: '+201001110135',
    lat: 30.0975,
    lng: 31.2454,
  },
  {
    slug: 'mohandessin',
    state: 'GZ',
    name: ['المهندسين', 'Mohandessin'],
    address: ['45 شارع جامعة الدول العربية، المهندسين', '45 Gameat El Dewal Street, Mohandessin'],
    phone: '0231110136',
    whatsapp: '+201001110136',
    lat: 30.0533,
    lng: 31.2006,
  },
  {
    slug: '6th-of-october',
    state: 'GZ',
    name: ['السادس من أكتوبر', '6th of October'],
    address: ['المحور المركزي، ميدان الحصري، السادس من أكتوبر', 'Central Axis, Hosary Square, 6th of October'],
    phone: '0231110137',
    whatsapp: '+201001110137',
    lat: 29.9726,
    lng: 30.9441,
  },
  {
    slug: 'smouha',
    state: 'ALX',
    name: ['سموحة', 'Smouha'],
    address: ['18 شارع فوزي معاذ، سموحة', '18 Fawzy Moaz Street, Smouha'],
    phone: '031110138',
    whatsapp: '+201001110138',
    lat: 31.2156,
    lng: 29.9461,
  },
  {
    slug: 'miami',
    state: 'ALX',
    name: ['ميامي', 'Miami'],
    address: ['102 شارع خالد بن الوليد، ميامي', '102 Khaled Ibn El Walid Street, Miami'],
    phone: '031110139',
    whatsapp: '+201001110139',
    lat: 31.2688,
    lng: 29.9963,
  },
  {
    slug: 'mansoura',
    state: 'DK',
    name: ['المنصورة', 'Mansoura'],
    address: ['27 شارع المشاية السفلية، المنصورة', '27 Lower Mashaya Street, Mansoura'],
    phone: '0501110140',
    whatsapp: '+201001110140',
    lat: 31.0453,
    lng: 31.3657,
  },
  {
    slug: 'mit-ghamr',
    state: 'DK',
    name: ['ميت غمر', 'Mit Ghamr'],
    address: ['9 شارع البحر، ميت غمر', '9 El Bahr Street, Mit Ghamr'],
    phone: '0501110141',
    whatsapp: '+201001110141',
    lat: 30.7166,
    lng: 31.2573,
  },
  {
    slug: 'tanta',
    state: 'GH',
    name: ['طنطا', 'Tanta'],
    address: ['53 شارع البحر، طنطا', '53 El Bahr Street, Tanta'],
    phone: '0401110142',
    whatsapp: '+201001110142',
    lat: 30.7885,
    lng: 31.0019,
  },
  {
    slug: 'zagazig',
    state: 'SHR',
    name: ['الزقازيق', 'Zagazig'],
    address: ['16 شارع القومية، الزقازيق', '16 El Qawmeya Street, Zagazig'],
    phone: '0551110143',
    whatsapp: '+201001110143',
    lat: 30.5877,
    lng: 31.502,
  },
]
