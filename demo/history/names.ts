/** First names as people in Egypt bear them, Arabic and Latin; the Latin ones are for those who use the shop in English. */
const men = `
محمد Mohamed|أحمد Ahmed|محمود Mahmoud|مصطفى Mostafa|عمر Omar|يوسف Youssef|كريم Karim|خالد Khaled|حسن Hassan|حسين Hussein
علي Ali|إبراهيم Ibrahim|طارق Tarek|شريف Sherif|هاني Hany|وليد Walid|عمرو Amr|إسلام Islam|زياد Ziad|مروان Marwan
ياسين Yassin|آدم Adam|سيف Seif|حمزة Hamza|أدهم Adham|تامر Tamer|رامي Rami|سامح Sameh|مينا Mina|بيشوي Bishoy|جورج George
كيرلس Kyrillos|فادي Fady|عبد الرحمن Abdelrahman|عبد الله Abdallah|أيمن Ayman|أشرف Ashraf|ممدوح Mamdouh|نبيل Nabil
هشام Hesham|باسم Bassem|حازم Hazem|معتز Moataz|شادي Shady`

const women = `
مريم Mariam|منى Mona|سارة Sara|نورهان Nourhan|ياسمين Yasmin|آية Aya|هبة Heba|دينا Dina|رانيا Rania|إسراء Esraa
أسماء Asmaa|شيماء Shaimaa|ندى Nada|سلمى Salma|فرح Farah|جنى Jana|ملك Malak|حبيبة Habiba|روان Rawan|مي Mai|نهى Noha
إيمان Eman|أميرة Amira|نادين Nadine|كريستين Christine|مارينا Marina|ماريان Marianne|دعاء Doaa|وفاء Wafaa|سهى Soha
غادة Ghada|هدير Hadeer|بسنت Bassant|رنا Rana|علا Ola|نيرمين Nermine|لبنى Lobna`

const families = `
عبد العزيز Abdelaziz|السيد El Sayed|عبد الفتاح Abdelfattah|شوقي Shawky|منصور Mansour|سالم Salem|الشناوي El Shennawy
فوزي Fawzy|عوض Awad|رمضان Ramadan|عبد الحميد Abdelhamid|الجندي El Gendy|البنا El Banna|حجازي Hegazy|زكي Zaki|صبري Sabry
عطية Attia|فهمي Fahmy|قنديل Kandil|كامل Kamel|لطفي Lotfy|مرسي Morsy|نصر Nasr|وهبة Wahba|يونس Younes|بدوي Badawy|جاد Gad
حلمي Helmy|خليل Khalil|داود Dawoud|رشاد Rashad|سعد Saad|شاهين Shaheen|صالح Saleh|طلعت Talaat|عمارة Emara|غريب Gharib
فاروق Farouk|توفيق Tawfik|أنور Anwar|بطرس Boutros|حنا Hanna|الدسوقي El Desouky|المنياوي El Menyawy|الأسيوطي El Assiouty
الدمياطي El Domyaty|أبو زيد Abou Zeid|عبد ربه Abd Rabo|الحناوي El Hennawy`

export const streets = [
  'شارع النصر', 'شارع الجمهورية', 'شارع سعد زغلول', 'شارع الجلاء', 'شارع التحرير', 'شارع بورسعيد', 'شارع 26 يوليو',
  'شارع أحمد عرابي',
  'شارع طلعت حرب', 'شارع المدارس', 'شارع المحطة', 'شارع البحر', 'شارع الجامعة', 'شارع المستشفى', 'شارع الحرية', 'شارع الوحدة',
  'شارع السلام', 'شارع الزهور', 'شارع مصطفى كامل', 'شارع عمر بن الخطاب',
] as const

export const landmarks = [
  'جنب الصيدلية', 'قدّام المسجد', 'ورا المدرسة', 'فوق السوبر ماركت', 'جنب البنك', 'قدّام محطة البنزين', 'على الناصية',
  'جنب النادي',
] as const

export type Name = [ar: string, en: string]
export const firstNames: { men: Name[]; women: Name[] } = { men: namesIn(men), women: namesIn(women) }
export const familyNames: Name[] = namesIn(families)

function namesIn(list: string): Name[] {
  return list
    .trim()
    .split(/[|\n]/)
    .map((text) => {
      const at = text.search(/ [A-Z]/)
      return [text.slice(0, at), text.slice(at + 1)]
    })
}
