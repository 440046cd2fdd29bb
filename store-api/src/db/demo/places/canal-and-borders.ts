import { city, type StateFacts } from './place.ts'

export const canalAndBorders: StateFacts[] = [
  {
    iso: 'PTS', ar: 'بورسعيد', en: 'Port Said', fee: 80, days: [4, 5],
    cities: [
      city('بورسعيد', 'Port Said', 'حي الشرق|El Sharq District', 'حي العرب|El Arab District', 'حي المناخ|El Manakh District', 'حي الزهور|El Zohour District'),
      city('بورفؤاد', 'Port Fouad', 'وسط البلد|City centre', 'شارع الجمهورية|El Gomhoreya Street'),
    ],
  },
  {
    iso: 'IS', ar: 'الإسماعيلية', en: 'Ismailia', fee: 80, days: [4, 5],
    cities: [
      city('الإسماعيلية', 'Ismailia', 'حي الأفرنج|El Afrang District', 'الشيخ زايد|Sheikh Zayed', 'أرض الجمعيات|Ard El Gameyat'),
      city('فايد', 'Fayed', 'وسط البلد|City centre', 'فنارة|Fanara'),
      city('القنطرة', 'El Qantara', 'القنطرة غرب|Qantara West', 'القنطرة شرق|Qantara East'),
      city('التل الكبير', 'El Tal El Kebir', 'وسط البلد|City centre', 'القصاصين|El Qassasin'),
    ],
  },
  {
    iso: 'SUZ', ar: 'السويس', en: 'Suez', fee: 80, days: [4, 5],
    cities: [
      city('السويس', 'Suez', 'بورتوفيق|Port Tawfik', 'حي فيصل|Faisal District', 'شارع الجيش|El Geish Street'),
      city('الأربعين', 'Arbaeen', 'وسط الحي|District centre', 'المثلث|El Mosallas'),
      city('عتاقة', 'Ataqah', 'الأدبية|El Adabiya', 'السلام|El Salam'),
      city('العين السخنة', 'Ain Sokhna', 'طريق السخنة|Sokhna Road', 'بورتو السخنة|Porto Sokhna'),
    ],
  },
  {
    iso: 'BA', ar: 'البحر الأحمر', en: 'Red Sea', fee: 120, days: [5, 7],
    cities: [
      city('الغردقة', 'Hurghada', 'الدهار|El Dahar', 'السقالة|Sakala', 'الممشى السياحي|Mamsha', 'الأحياء|El Ahyaa', 'الجونة|El Gouna'),
      city('سفاجا', 'Safaga', 'وسط البلد|City centre', 'سوما باي|Soma Bay'),
      city('القصير', 'El Quseir', 'وسط البلد|City centre', 'الكورنيش|Corniche'),
      city('مرسى علم', 'Marsa Alam', 'وسط البلد|City centre', 'بورت غالب|Port Ghalib'),
      city('رأس غارب', 'Ras Gharib', 'وسط البلد|City centre', 'الحي الأول|First District'),
    ],
  },
  {
    iso: 'JS', ar: 'جنوب سيناء', en: 'South Sinai', fee: 130, days: [5, 7],
    cities: [
      city('الطور', 'El Tor', 'وسط البلد|City centre', 'حي الزهور|El Zohour District'),
      city('شرم الشيخ', 'Sharm El Sheikh', 'خليج نعمة|Naama Bay', 'هضبة أم السيد|Hadabet Om El Sid', 'حي النور|El Nour District', 'السوق القديم|Old Market', 'نبق|Nabq'),
      city('دهب', 'Dahab', 'المسبط|El Masbat', 'العصلة|El Assala'),
      city('نويبع', 'Nuweiba', 'نويبع المدينة|Nuweiba City', 'الميناء|The port'),
      city('طابا', 'Taba', 'وسط البلد|City centre', 'طابا هايتس|Taba Heights'),
    ],
  },
  {
    iso: 'SIN', ar: 'شمال سيناء', en: 'North Sinai', fee: 140, days: [5, 7],
    cities: [
      city('العريش', 'Arish', 'وسط البلد|City centre', 'ضاحية السلام|Dahyet El Salam', 'شارع 23 يوليو|23 July Street'),
      city('بئر العبد', 'Bir al-Abd', 'وسط البلد|City centre', 'رمانة|Romana'),
      city('الشيخ زويد', 'Sheikh Zuweid', '-وسط البلد|City centre', '-حي الكوثر|El Kawthar District'),
      city('رفح', 'Rafah', '-رفح الجديدة|New Rafah', '-وسط البلد|City centre'),
    ],
  },
  {
    iso: 'MT', ar: 'مطروح', en: 'Matrouh', fee: 120, days: [5, 7],
    cities: [
      city('مرسى مطروح', 'Marsa Matruh', 'شارع الإسكندرية|Alexandria Street', 'الكورنيش|Corniche', 'كليوباترا|Cleopatra'),
      city('العلمين', 'El Alamein', 'العلمين الجديدة|New Alamein', 'وسط البلد|City centre', 'سيدي عبد الرحمن|Sidi Abdel Rahman'),
      city('الضبعة', 'El Dabaa', 'وسط البلد|City centre', 'رأس الحكمة|Ras El Hekma'),
      city('سيوة', 'Siwa', 'وسط البلد|City centre', '-بهي الدين|Bahi El Din'),
      city('الحمام', 'El Hamam', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'WAD', ar: 'الوادي الجديد', en: 'New Valley', fee: 130, days: [5, 7],
    cities: [
      city('الخارجة', 'Kharga', 'وسط البلد|City centre', 'حي الزهور|El Zohour District', 'شارع جمال عبد الناصر|Gamal Abdel Nasser Street'),
      city('الداخلة', 'Dakhla', 'موط|Mut', 'القصر|El Qasr'),
      city('الفرافرة', 'Farafra', 'وسط البلد|City centre', '-أبو منقار|Abu Minqar'),
    ],
  },
]
