import { city, type StateFacts } from './place.ts'

export const alexandriaAndDelta: StateFacts[] = [
  {
    iso: 'ALX', ar: 'الإسكندرية', en: 'Alexandria', fee: 70, days: [3, 5],
    cities: [
      city('وسط الإسكندرية', 'Alexandria centre', 'محطة الرمل|Raml Station', 'المنشية|El Mansheya', 'العطارين|El Attarin', 'كوم الدكة|Kom El Dikka', 'بحري|Bahary'),
      city('سموحة', 'Smouha', 'شارع فوزي معاذ|Fawzy Moaz Street', 'ميدان فيكتور عمانويل|Victor Emanuel Square', 'شارع 14 مايو|14 May Street', 'نادي سموحة|Smouha Club'),
      city('سيدي جابر', 'Sidi Gaber', 'محطة سيدي جابر|Sidi Gaber Station', 'كليوباترا|Cleopatra', 'سبورتنج|Sporting', 'مصطفى كامل|Mustafa Kamel', 'رشدي|Roushdy'),
      city('ميامي', 'Miami', 'شارع خالد بن الوليد|Khaled Ibn El Walid Street', 'شارع 45|Street 45', 'شارع 30|Street 30', 'العصافرة|El Asafra'),
      city('المنتزه', 'Montaza', 'المندرة|El Mandara', 'المعمورة|El Maamoura', 'الملك|El Malak', 'أبو قير|Abu Qir'),
      city('العجمي', 'Agami', 'البيطاش|El Bitash', 'الهانوفيل|El Hanoville', 'الدخيلة|El Dekheila', 'أبو يوسف|Abu Youssef'),
      city('سيدي بشر', 'Sidi Bishr', 'سيدي بشر قبلي|Sidi Bishr Qebly', 'سيدي بشر بحري|Sidi Bishr Bahary', 'شارع محمد نجيب|Mohamed Naguib Street', 'شارع جمال عبد الناصر|Gamal Abdel Nasser Street'),
      city('محرم بك', 'Moharam Bek', 'شارع الرصافة|El Rassafa Street', 'غيط العنب|Gheit El Enab', 'راغب|Ragheb', 'باب سدرة|Bab Sidra'),
      city('برج العرب', 'Borg El Arab', 'الحي الأول|First District', 'الحي الثاني|Second District', 'الحي الثالث|Third District', 'المنطقة الصناعية|Industrial zone'),
    ],
  },
  {
    iso: 'DK', ar: 'الدقهلية', en: 'Dakahlia', fee: 75, days: [3, 5],
    cities: [
      city('المنصورة', 'Mansoura', 'المشاية|El Mashaya', 'حي الجامعة|University District', 'توريل|Toriel', 'شارع الجمهورية|El Gomhoreya Street', 'سندوب|Sandoub'),
      city('ميت غمر', 'Mit Ghamr', 'وسط البلد|City centre', 'دقادوس|Daqadous', 'شارع البحر|El Bahr Street'),
      city('طلخا', 'Talkha', 'وسط البلد|City centre', 'شارع صلاح سالم|Salah Salem Street'),
      city('بلقاس', 'Belqas', 'وسط البلد|City centre', 'الستاموني|El Setamony'),
      city('دكرنس', 'Dekernes', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'SHR', ar: 'الشرقية', en: 'Sharqia', fee: 75, days: [3, 5],
    cities: [
      city('الزقازيق', 'Zagazig', 'القومية|El Qawmeya', 'حي الزهور|El Zohour', 'شارع فاروق|Farouk Street', 'يوسف بك|Youssef Bek'),
      city('العاشر من رمضان', '10th of Ramadan', 'الأردنية|El Ordoneya', 'المجاورة 5|Neighbourhood 5', 'المجاورة 13|Neighbourhood 13', 'المنطقة الصناعية|Industrial zone'),
      city('بلبيس', 'Belbeis', 'وسط البلد|City centre', 'شارع بورسعيد|Port Said Street'),
      city('منيا القمح', 'Minya El Qamh', 'وسط البلد|City centre', 'شارع سعد زغلول|Saad Zaghloul Street'),
      city('فاقوس', 'Faqous', 'وسط البلد|City centre', 'شارع الدروس|El Dorous Street'),
    ],
  },
  {
    iso: 'GH', ar: 'الغربية', en: 'Gharbia', fee: 75, days: [3, 5],
    cities: [
      city('طنطا', 'Tanta', 'شارع البحر|El Bahr Street', 'سيجر|Sigar', 'الاستاد|El Estad', 'شارع النحاس|El Nahas Street', 'قحافة|Qohafa'),
      city('المحلة الكبرى', 'El Mahalla El Kubra', 'الشون|El Shoun', 'شارع البحر|El Bahr Street', 'منشية البكري|Mansheyet El Bakry'),
      city('كفر الزيات', 'Kafr El Zayat', 'وسط البلد|City centre', 'شارع الجيش|El Geish Street'),
      city('زفتى', 'Zefta', 'وسط البلد|City centre', 'كورنيش النيل|Nile Corniche'),
      city('سمنود', 'Samannoud', 'وسط البلد|City centre', 'شارع سعد زغلول|Saad Zaghloul Street'),
    ],
  },
  {
    iso: 'MNF', ar: 'المنوفية', en: 'Monufia', fee: 75, days: [3, 5],
    cities: [
      city('شبين الكوم', 'Shibin El Kom', 'البر الشرقي|El Barr El Sharqi', 'شارع جمال عبد الناصر|Gamal Abdel Nasser Street', 'ميت خاقان|Mit Khaqan'),
      city('مدينة السادات', 'Sadat City', 'المنطقة الأولى|First zone', 'المنطقة السابعة|Seventh zone', 'المنطقة الصناعية|Industrial zone'),
      city('منوف', 'Menouf', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('أشمون', 'Ashmoun', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('قويسنا', 'Quesna', 'وسط البلد|City centre', 'المنطقة الصناعية|Industrial zone'),
    ],
  },
  {
    iso: 'BH', ar: 'البحيرة', en: 'Beheira', fee: 75, days: [3, 5],
    cities: [
      city('دمنهور', 'Damanhur', 'شبرا دمنهور|Shubra Damanhur', 'شارع الجمهورية|El Gomhoreya Street', 'أبو الريش|Abu El Rish'),
      city('كفر الدوار', 'Kafr El Dawwar', 'وسط البلد|City centre', 'شارع الحدائق|El Hadayek Street'),
      city('رشيد', 'Rashid', 'وسط البلد|City centre', 'كورنيش النيل|Nile Corniche'),
      city('إدكو', 'Edku', 'وسط البلد|City centre', 'المعدية|El Maadeya'),
      city('كوم حمادة', 'Kom Hamada', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
    ],
  },
  {
    iso: 'KFS', ar: 'كفر الشيخ', en: 'Kafr El Sheikh', fee: 80, days: [3, 5],
    cities: [
      city('كفر الشيخ', 'Kafr El Sheikh', 'سخا|Sakha', 'شارع الخليفة المأمون|El Khalifa El Maamoun Street', 'حي الجامعة|University District'),
      city('دسوق', 'Desouk', 'ميدان إبراهيم الدسوقي|Ibrahim El Desouky Square', 'شارع الجيش|El Geish Street'),
      city('بلطيم', 'Baltim', 'وسط البلد|City centre', 'مصيف بلطيم|Baltim resort'),
      city('بيلا', 'Biyala', 'وسط البلد|City centre', 'شارع المحطة|Station Street'),
      city('فوه', 'Fuwwah', 'وسط البلد|City centre', 'كورنيش النيل|Nile Corniche'),
    ],
  },
  {
    iso: 'DT', ar: 'دمياط', en: 'Damietta', fee: 80, days: [3, 5],
    cities: [
      city('دمياط', 'Damietta', 'كورنيش النيل|Nile Corniche', 'شارع الجلاء|El Galaa Street', 'باب الحرس|Bab El Haras'),
      city('دمياط الجديدة', 'New Damietta', 'الحي الأول|First District', 'الحي الثالث|Third District', 'المنطقة المركزية|Central district'),
      city('رأس البر', 'Ras El Bar', 'شارع النيل|Nile Street', 'الجربي|El Gerby'),
      city('فارسكور', 'Faraskour', 'وسط البلد|City centre', 'شارع الكورنيش|Corniche Street'),
    ],
  },
]
