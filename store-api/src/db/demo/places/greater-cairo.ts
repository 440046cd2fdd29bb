import { city, type StateFacts } from './place.ts'

const cairo: StateFacts = {
  iso: 'C', ar: 'القاهرة', en: 'Cairo', fee: 60, days: [3, 4],
  cities: [
    city('مدينة نصر', 'Nasr City', 'عباس العقاد|Abbas El Akkad', 'مكرم عبيد|Makram Ebeid', 'الحي السابع|7th District', 'الحي الثامن|8th District', 'الحي العاشر|10th District', 'زهراء مدينة نصر|Zahraa Nasr City'),
    city('مصر الجديدة', 'Heliopolis', 'الكوربة|Korba', 'روكسي|Roxy', 'ميدان الحجاز|Hegaz Square', 'ألماظة|Almaza', 'شيراتون المطار|Sheraton', 'ميدان سفير|Safir Square'),
    city('المعادي', 'Maadi', 'سرايات المعادي|Sarayat El Maadi', 'دجلة|Degla', 'المعادي الجديدة|New Maadi', 'زهراء المعادي|Zahraa El Maadi', 'كورنيش المعادي|Maadi Corniche'),
    city('القاهرة الجديدة', 'New Cairo', 'الرحاب|El Rehab', 'البنفسج|El Banafseg', 'الياسمين|El Yasmeen', 'اللوتس|El Lotus', 'النرجس|El Narges', 'القطامية|Katameya'),
    city('التجمع الخامس', 'Fifth Settlement', 'شارع التسعين الشمالي|North 90th Street', 'شارع التسعين الجنوبي|South 90th Street', 'حي الأندلس|El Andalous', 'الحي الأول|First District', 'الحي الخامس|Fifth District'),
    city('الزمالك', 'Zamalek', 'شارع 26 يوليو|26th of July Street', 'شارع البرازيل|Brazil Street', 'شارع أبو الفدا|Abou El Feda Street', 'الجزيرة|Gezira'),
    city('وسط البلد', 'Downtown', 'التحرير|Tahrir', 'طلعت حرب|Talaat Harb', 'العتبة|Ataba', 'باب اللوق|Bab El Louk', 'عابدين|Abdeen', 'جاردن سيتي|Garden City'),
    city('شبرا', 'Shubra', 'روض الفرج|Rod El Farag', 'الخلفاوي|El Khalafawy', 'سانت تريزا|Saint Teresa', 'الساحل|El Sahel', 'دوران شبرا|Dawaran Shubra'),
    city('عين شمس', 'Ain Shams', 'عين شمس الشرقية|East Ain Shams', 'عين شمس الغربية|West Ain Shams', 'النعام|El Naam', 'ألف مسكن|Alf Maskan', 'المطرية|El Matareya'),
    city('حلوان', 'Helwan', 'حلوان البلد|Helwan El Balad', 'عين حلوان|Ain Helwan', 'حدائق حلوان|Hadayek Helwan', 'المعصرة|El Maasara', '15 مايو|15th of May'),
    city('المقطم', 'Mokattam', 'الهضبة الوسطى|Middle Plateau', 'الهضبة العليا|Upper Plateau', 'شارع 9|Street 9', 'ميدان النافورة|Fountain Square'),
    city('الشروق', 'El Shorouk', 'الحي الأول|First District', 'الحي الثاني|Second District', 'الحي الثالث|Third District', 'الحي الخامس|Fifth District', 'الحي السابع|Seventh District'),
    city('بدر', 'Badr', 'الحي الأول|First District', 'الحي الثاني|Second District', 'الحي الثالث|Third District', 'المنطقة الصناعية|Industrial zone'),
    city('مدينتي', 'Madinaty', 'المرحلة الأولى|Phase one', 'المرحلة الثانية|Phase two', 'المرحلة الثالثة|Phase three', 'منطقة الفيلات|Villas area'),
  ],
}

const giza: StateFacts = {
  iso: 'GZ', ar: 'الجيزة', en: 'Giza', fee: 60, days: [3, 4],
  cities: [
    city('الجيزة', 'Giza', 'ميدان الجيزة|Giza Square', 'شارع مراد|Mourad Street', 'المنيب|El Mounib', 'بين السرايات|Bein El Sarayat', 'العمرانية|El Omraneya'),
    city('الدقي', 'Dokki', 'ميدان المساحة|Messaha Square', 'شارع التحرير|Tahrir Street', 'ميدان فيني|Finney Square', 'شارع مصدق|Mosaddak Street', 'شارع نادي الصيد|Shooting Club Street'),
    city('المهندسين', 'Mohandessin', 'جامعة الدول العربية|Gameat El Dewal', 'شارع شهاب|Shehab Street', 'لبنان|Lebanon Square', 'ميدان سفنكس|Sphinx Square', 'شارع البطل أحمد عبد العزيز|Batal Ahmed Abdel Aziz Street'),
    city('العجوزة', 'Agouza', 'شارع النيل|Nile Street', 'شارع نوال|Nawal Street', 'الكيت كات|Kit Kat', 'ميت عقبة|Mit Okba'),
    city('الهرم', 'Haram', 'شارع الهرم|Haram Street', 'المريوطية|Maryouteya', 'نزلة السمان|Nazlet El Semman', 'حدائق الأهرام|Hadayek El Ahram', 'الطالبية|El Talbeya'),
    city('فيصل', 'Faisal', 'شارع فيصل|Faisal Street', 'المساكن|El Masaken', 'العشرين|El Eshreen', 'الطوابق|El Tawabek'),
    city('إمبابة', 'Imbaba', 'المنيرة|El Mounira', 'أرض عزيز عزت|Ard Aziz Ezzat', 'مدينة العمال|Workers City', 'الوراق|El Warraq', 'البصراوي|El Basrawy'),
    city('السادس من أكتوبر', '6th of October', 'الحي الأول|First District', 'الحي السابع|Seventh District', 'الحي المتميز|Motamayez District', 'حدائق أكتوبر|October Gardens', 'ميدان الحصري|Hosary Square'),
    city('الشيخ زايد', 'Sheikh Zayed', 'الحي الأول|First District', 'الحي الثاني|Second District', 'الحي الثامن|Eighth District', 'الحي السادس عشر|16th District', 'بيفرلي هيلز|Beverly Hills'),
  ],
}

export const greaterCairo: StateFacts[] = [
  cairo,
  giza,
  {
    iso: 'KB', ar: 'القليوبية', en: 'Qalyubia', fee: 65, days: [3, 5],
    cities: [
      city('بنها', 'Banha', 'وسط البلد|City centre', 'أتريب|Atrib', 'الفلل|El Felal'),
      city('شبرا الخيمة', 'Shubra El Kheima', 'المؤسسة|El Moassasa', 'بهتيم|Bahtim', 'مسطرد|Mostorod', 'بيجام|Begam'),
      city('العبور', 'El Obour', 'الحي الأول|First District', 'الحي الثاني|Second District', 'الحي الخامس|Fifth District', 'المنطقة الصناعية|Industrial zone'),
      city('قليوب', 'Qalyub', 'وسط البلد|City centre', 'قليوب المحطة|Qalyub Station'),
      city('الخانكة', 'El Khanka', 'وسط البلد|City centre', 'أبو زعبل|Abu Zaabal', 'الخصوص|El Khosous'),
      city('طوخ', 'Toukh', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
]
