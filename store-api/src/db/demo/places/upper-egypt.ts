import { city, type StateFacts } from './place.ts'

export const upperEgypt: StateFacts[] = [
  {
    iso: 'FYM', ar: 'الفيوم', en: 'Fayoum', fee: 85, days: [4, 5],
    cities: [
      city('الفيوم', 'Fayoum', 'شارع النبوي المهندس|El Nabawy El Mohandes Street', 'حي الجامعة|University District', 'كيمان فارس|Kiman Fares'),
      city('سنورس', 'Sinnuris', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('إطسا', 'Itsa', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('طامية', 'Tamiya', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'BNS', ar: 'بني سويف', en: 'Beni Suef', fee: 85, days: [4, 5],
    cities: [
      city('بني سويف', 'Beni Suef', 'شرق النيل|East of the Nile', 'شارع صلاح سالم|Salah Salem Street', 'مقبل|Moqbel'),
      city('الواسطى', 'El Wasta', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('ببا', 'Biba', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('الفشن', 'El Fashn', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'MN', ar: 'المنيا', en: 'Minya', fee: 90, days: [4, 6],
    cities: [
      city('المنيا', 'Minya', 'كورنيش النيل|Nile Corniche', 'أرض سلطان|Ard Sultan', 'المنيا الجديدة|New Minya'),
      city('ملوي', 'Mallawi', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('سمالوط', 'Samalut', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('بني مزار', 'Beni Mazar', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('مغاغة', 'Maghagha', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'AST', ar: 'أسيوط', en: 'Asyut', fee: 90, days: [4, 6],
    cities: [
      city('أسيوط', 'Asyut', 'شارع الجمهورية|El Gomhoreya Street', 'حي الجامعة|University District', 'الوليدية|El Walidiya'),
      city('ديروط', 'Dairut', 'وسط البلد|City centre', 'ديروط المحطة|Dairut Station'),
      city('منفلوط', 'Manfalut', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('القوصية', 'El Qusiya', 'وسط البلد|City centre', 'شارع الجلاء|El Galaa Street'),
      city('أبو تيج', 'Abu Tig', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'SHG', ar: 'سوهاج', en: 'Sohag', fee: 95, days: [4, 6],
    cities: [
      city('سوهاج', 'Sohag', 'شرق سوهاج|East Sohag', 'غرب سوهاج|West Sohag', 'حي الكوثر|El Kawthar District'),
      city('أخميم', 'Akhmim', 'وسط البلد|City centre', 'أخميم الجديدة|New Akhmim'),
      city('جرجا', 'Girga', 'وسط البلد|City centre', 'كورنيش النيل|Nile Corniche'),
      city('طهطا', 'Tahta', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('طما', 'Tima', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'KN', ar: 'قنا', en: 'Qena', fee: 95, days: [4, 6],
    cities: [
      city('قنا', 'Qena', 'وسط البلد|City centre', 'قنا الجديدة|New Qena', 'حي الجامعة|University District'),
      city('نجع حمادي', 'Nag Hammadi', 'وسط البلد|City centre', 'شارع 30 مارس|30 March Street'),
      city('قوص', 'Qus', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('دشنا', 'Dishna', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'LX', ar: 'الأقصر', en: 'Luxor', fee: 100, days: [4, 6],
    cities: [
      city('الأقصر', 'Luxor', 'الكرنك|Karnak', 'شارع التلفزيون|Television Street', 'البر الغربي|West Bank', 'العوامية|El Awamiya'),
      city('إسنا', 'Esna', 'وسط البلد|City centre', 'كورنيش النيل|Nile Corniche'),
      city('أرمنت', 'Armant', 'أرمنت الحيط|Armant El Heit', 'أرمنت الوابورات|Armant El Waborat'),
    ],
  },
  {
    iso: 'ASN', ar: 'أسوان', en: 'Aswan', fee: 100, days: [5, 7],
    cities: [
      city('أسوان', 'Aswan', 'كورنيش النيل|Nile Corniche', 'صحاري|Sahary', 'السيل|El Seil', 'أسوان الجديدة|New Aswan'),
      city('إدفو', 'Edfu', 'وسط البلد|City centre', 'الرديسية|El Redisiya'),
      city('كوم أمبو', 'Kom Ombo', 'وسط البلد|City centre', 'دراو|Daraw'),
      city('أبو سمبل', 'Abu Simbel', 'وسط البلد|City centre', '-توشكى|Toshka'),
    ],
  },
]
