import { type ErrorCode, errorCodes } from './error-codes.ts'
import type { Language } from 'server-kit/language.ts'

type Texts = readonly [ar: string, en: string]

const ofCode = (code: ErrorCode): Texts => [errorCodes[code][1], errorCodes[code][2]]

const mobile: Record<string, Texts> = {
  required: ['اكتب رقم الموبايل', 'Mobile number is required'],
  min: [
    'رقم الموبايل لازم يكون {min} أرقام على الأقل',
    'Mobile number must be at least {min} characters excluding spaces',
  ],
  mobile: ['رقم الموبايل مش صحيح', 'Mobile number is not valid'],
}
const emob: Texts = ['اكتب بريد إلكتروني أو رقم موبايل صحيح', 'Must be a valid email or mobile number']

/**
 * The texts of the specification (§5) by field and rule; a rule without a text for its field uses the one for any
 * field.
 */
const texts: Record<string, Record<string, Texts>> = {
  fullName: {
    required: ['اكتب اسمك بالكامل', 'Full name is required'],
    min: [
      'الاسم لازم يكون {min} حروف على الأقل من غير المسافات',
      'Full name must be at least {min} characters excluding spaces',
    ],
    name: [
      'الاسم حروف بس، من غير أرقام ولا رموز ولا إيموجي ولا روابط، وبعد النقطة مسافة',
      'Write your name in letters, without numbers, symbols, emoji or links, and with a space after a dot',
    ],
  },
  mobile: { ...mobile, emob, taken: ofCode('MOBILE_TAKEN') },
  anotherMobile: {
    ...mobile,
    required: ['اكتب رقم موبايل تاني', 'Another mobile number is required'],
    different: ['اكتب رقم غير الرقم الأول', 'Use a different number from the first one'],
  },
  email: {
    required: ['اكتب البريد الإلكتروني أو رقم الموبايل', 'Email or mobile number is required'],
    needed: ['اكتب بريدك الإلكتروني', 'Email is required'],
    email: ['البريد الإلكتروني مش صحيح', 'Must be a valid email'],
    emob,
    taken: ofCode('EMAIL_TAKEN'),
  },
  emailOrMobile: { required: ['اكتب البريد الإلكتروني أو رقم الموبايل', 'Email or mobile number is required'], emob },
  password: {
    required: ['اكتب كلمة السر', 'Password is required'],
    min: ['كلمة السر لازم تكون {min} حروف على الأقل', 'Password must be at least {min} characters'],
    max: ['كلمة السر أقصاها {max} حرف', 'Password must be at most {max} characters'],
    wrong: ['كلمة السر مش صحيحة', 'This password is not correct'],
    guessable: [
      'كلمة السر دي سهلة وبتتخمّن بسرعة. اختار واحدة أصعب، من غير اسمك ولا رقمك.',
      'This password is easy to guess. Choose a harder one, without your name or number.',
    ],
    different: ['اختار كلمة سر غير القديمة', 'Choose a password that is different from the old one'],
  },
  oldPassword: {
    required: ['اكتب كلمة السر الحالية', 'Current password is required'],
    wrong: ['كلمة السر الحالية مش صحيحة', 'This password is not correct'],
  },
  passwordConfirmation: {
    required: ['أكّد كلمة السر', 'Password confirmation is required'],
    same: ['كلمتين السر مش زي بعض', 'Passwords must match'],
  },
  gender: { required: ['اختار النوع', 'Gender must be selected'] },
  dateOfBirth: {
    required: ['اكتب تاريخ ميلادك', 'Date of birth is required'],
    date: ['تاريخ الميلاد مش صحيح', 'Date of birth is not valid'],
    age: ['السن لازم يكون من {min} لـ {max} سنة', 'You must be {min} to {max} years old'],
  },
  code: {
    required: ['اكتب الكود', 'Code is required'],
    code: ['الكود لازم يكون 4 أرقام', 'Code must be 4 digits'],
    needed: ['أكّد رقمك بكود هنبعتهولك على واتساب', 'Confirm your number with a code we send you on WhatsApp'],
    wrong: ofCode('CODE_INVALID'),
    expired: ofCode('CODE_EXPIRED'),
    tries: ofCode('CODE_TOO_MANY_TRIES'),
  },
  stateId: { required: ['اختار المحافظة', 'State is required'] },
  cityId: {
    required: ['اختار المدينة', 'City is required'],
    ref: ['المدينة دي مش في المحافظة اللي اخترتها', 'This city is not in the state you chose'],
  },
  regionId: {
    required: ['اختار المنطقة علشان نحسب التوصيل', 'Region is required'],
    ref: ['المنطقة دي مش في المدينة اللي اخترتها', 'This region is not in the city you chose'],
    deliverable: ['مش بنوصّل للمنطقة دي لسه', 'We do not deliver to this area yet'],
  },
  regionName: {
    min: [
      'اسم المنطقة لازم يكون {min} حروف على الأقل من غير المسافات',
      'The name of the area must be at least {min} characters excluding spaces',
    ],
  },
  location: {
    link: [
      'مالقيناش مكان في اللينك ده. لو لينك قصير، افتحه وانسخ اللينك الطويل، أو دوس «مكاني دلوقتي».',
      'We found no place in this link. If it is a short one, open it and copy the long link, or press “Use my location”.',
    ],
    deliverable: ['المكان ده بره مصر', 'This place is outside Egypt'],
  },
  streetAddress: {
    required: ['اكتب عنوان الشارع', 'Street address is required'],
    min: [
      'عنوان الشارع لازم يكون {min} حروف على الأقل من غير المسافات',
      'Street address must be at least {min} characters excluding spaces',
    ],
  },
  buildingNumber: {
    min: ['رقم العمارة لازم يكون حرف أو رقم على الأقل', 'Building number must be at least 1 character excluding spaces'],
  },
  floorNumber: {
    required: ['اكتب رقم الدور', 'Floor number is required'],
    min: ['رقم الدور لازم يكون حرف أو رقم على الأقل', 'Floor number must be at least 1 character'],
  },
  apartmentNumber: {
    required: ['اكتب رقم الشقة', 'Apartment number is required'],
    min: ['رقم الشقة لازم يكون حرف أو رقم على الأقل', 'Apartment number must be at least 1 character'],
  },
  lineId: { inCart: ['المنتج ده مابقاش في سلتك', 'This item is no longer in your bag'] },
  quantity: { quantity: ['الكمية لازم تكون رقم صحيح من 1 لـ {max}', 'Quantity must be a whole number from 1 to {max}'] },
  parts: { ref: ['اختار المقاس واللون لكل قطعة في المجموعة', 'Choose a size and colour for each part of the bundle'] },
  items: { units: ['اختار القطع، وكل منتج مرة واحدة', 'Choose the items, each product only once'] },
  variantId: { ref: ['القطعة دي هي اللي معاك، اختار غيرها', 'This is the one you have. Choose another'] },
  expectedTotal: { price: ['الإجمالي بقى {sum}. راجعه واحفظ تاني', 'The total is now {sum}. Check it and save again'] },
  expectedRefund: {
    price: ['هيرجعلك {sum}. لو تمام، دوس تاني', 'You will get {sum} back. If that is right, press again'],
  },
  expectedToPay: { price: ['هتدفع {sum}. راجع المبلغ وكمّل', 'You will pay {sum}. Check it and continue'] },
  lines: {
    units: ['اختار القطع، وكل منتج مرة واحدة', 'Choose the items, each product only once'],
    required: ['حدّد القطع', 'Choose which items'],
  },
  reason: {
    hygiene: [
      'المنتج ده بيلمس الجسم، فبيرجع لو فيه عيب أو جالك غلط بس',
      'This is worn on the skin, so it can only be returned if it is defective or not what you ordered',
    ],
  },
  acceptTerms: { required: ['لازم توافق على الشروط والأحكام', 'You must accept the terms and conditions'] },
  image: { required: ['اختار صورة الأول', 'Choose a photo first'] },
  rating: { required: ['اختار عدد النجوم', 'Choose how many stars'] },
  subject: {
    required: ['اكتب الموضوع', 'Write the subject'],
    min: ['الموضوع لازم يكون {min} حروف على الأقل', 'The subject must be at least {min} characters'],
  },
  message: {
    required: ['اكتب رسالتك', 'Write your message'],
    min: ['اكتب {min} حروف على الأقل علشان نفهمك', 'Write at least {min} characters so we can understand'],
  },
  orderNumber: {
    ref: ['مالقيناش طلب بالرقم ده معمول بالموبايل ده', 'We found no order with this number and this mobile'],
  },
  orderId: { ref: ['الطلب ده مش من طلباتك', 'This is not one of your orders'] },
  name: { required: ['اكتب اسم المنتج', 'Write the name of the product'] },
  clubId: { required: ['اختار النادي أو الماركة', 'Club or brand is required'] },
  productId: { inStock: ['المنتج ده متاح دلوقتي، تقدر تطلبه', 'This product is available now, so you can order it'] },
  link: { link: ['الرابط ده مش صحيح', 'This link is not valid'] },
  jobId: { required: ['اختار الوظيفة', 'Choose a job'], ref: ['الوظيفة دي مش موجودة', 'There is no such job'] },
  cv: {
    required: ['ارفع سيرتك الذاتية', 'Add your CV'],
    fileType: [
      'الملف ده مش PDF أو Word نقدر نفتحه. ابعته من غير كلمة سر ولا ماكرو ولا ملفات جواه.',
      'This is not a PDF or Word file we can open. Send it without a password, macros or files inside.',
    ],
    fileSize: ['الملف أكبر من {max} ميجا', 'The file is larger than {max} MB'],
  },
  branchId: { required: ['اختار الفرع', 'Branch is required'], ref: ['الفرع ده مش موجود', 'There is no such branch'] },
  refundAccount: {
    required: ['اكتب عنوان InstaPay أو رقم المحفظة', 'Enter the InstaPay address or the wallet number'],
    instapay: ['عنوان InstaPay لازم يكون بالشكل mona.ali@instapay', 'An InstaPay address looks like mona.ali@instapay'],
    min: mobile.min ?? ['', ''],
    mobile: ['رقم المحفظة لازم يكون رقم موبايل مصري', 'A wallet number is an Egyptian mobile number'],
  },
  paymentMethod: { ref: ['الدفع عند الاستلام بس', 'Cash on delivery is the only payment method'] },
}

const anyField: Record<string, Texts> = {
  minimum: ['{min} على الأقل', 'At least {min}'],
  maximum: ['{max} بالكتير', 'At most {max}'],
  required: ['الخانة دي مطلوبة', 'This field is required'],
  min: ['أقل طول {min} حروف', 'At least {min} characters'],
  max: ['أقصى طول {max} حرف', 'At most {max} characters'],
  maxItems: ['أقصى عدد {max}', 'At most {max} at once'],
  ref: ['الاختيار ده مش موجود', 'This choice does not exist'],
  type: ['القيمة دي مش صحيحة', 'This value is not valid'],
  unknown: ['الخانة دي مش معروفة هنا', 'There is no such field here'],
  soldOut: ['خلص مؤقتًا', 'Sold out for now'],
  available: ['المتاح منه دلوقتي {available} بس', 'Only {available} available now'],
  unavailable: ['مش متاح للبيع دلوقتي', 'Not for sale now'],
  price: ['السعر اتغيّر', 'The price has changed'],
  kept: ['تقدر ترجّع {max} بالكتير من ده', 'You can return at most {max} of these'],
  pickup: ofCode('PICKUP_UNAVAILABLE'),
  COUPON_UNKNOWN: ofCode('COUPON_UNKNOWN'),
  COUPON_EXPIRED: ofCode('COUPON_EXPIRED'),
  COUPON_MINIMUM: [
    'الكود ده لطلب مجموع منتجاته {sum} أو أكتر، من غير التوصيل. ناقصك {missing}.{excluded}',
    'This code is for orders of {sum} or more, without delivery. You need {missing} more.{excluded}',
  ],
  COUPON_ITEMS: ['الكود ده مش على المنتجات دي.{excluded}', 'This code does not apply to these items.{excluded}'],
  COUPON_USED_UP: ofCode('COUPON_USED_UP'),
  reserved: ['محجوز منه {reserved}، فمش ممكن يقلّ عن كده', '{reserved} are reserved: it cannot fall below that'],
}

/** Returns the message of a broken rule. Only the last part of `path` counts (`address.cityId`). */
export function fieldMessage(
  path: string,
  rule: string,
  language: Language,
  values: Record<string, number | string> = {},
): string {
  const field = path.slice(path.lastIndexOf('.') + 1)
  const pair = texts[field]?.[rule] ?? anyField[rule] ?? anyField.type
  const text = pair?.[language === 'ar' ? 0 : 1] ?? rule
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
