import type { Language } from 'server-kit/language.ts'

/**
 * All error codes with their HTTP status and their texts in Arabic and English (docs/rest-contract.md#errors).
 * Customers read these texts: the bff passes them on, and the web words only what `web/app/lib/notify/error-text.ts`
 * lists.
 */
export const errorCodes = {
  UNAUTHENTICATED: [401, 'سجّل دخولك الأول.', 'Log in first.'],
  FORBIDDEN: [403, 'مش مسموح لك تعمل كده.', 'You are not allowed to do that.'],
  NOT_FOUND: [404, 'مالقيناش اللي بتدوّر عليه.', 'We could not find what you asked for.'],
  GONE: [410, 'الصفحة دي اتشالت من المتجر.', 'This page was taken down.'],
  VALIDATION_FAILED: [422, 'من فضلك صحّح الأخطاء دي', 'Please correct the following errors'],
  RATE_LIMITED: [
    429,
    'محاولات كتير ورا بعض. استنّى شوية وجرّب تاني. ولو فضلت كده، ابعتلنا على واتساب من رقمك وجرّب تاني.',
    'Too many attempts. Wait a little and try again. If it keeps happening, message us on WhatsApp from your number and try again.',
  ],
  PAYLOAD_TOO_LARGE: [413, 'البيانات المبعوتة أكبر من المسموح.', 'That is too large to send.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'نوع البيانات المبعوتة مش مدعوم.', 'We cannot accept this type of data.'],
  RANGE_NOT_SATISFIABLE: [416, 'الجزء ده من الملف مش موجود.', 'The file has no such part.'],
  BAD_REQUEST: [400, 'الطلب مش مفهوم.', 'The request could not be understood.'],
  INTERNAL: [500, 'حصلت مشكلة عندنا. جرّب تاني بعد شوية.', 'Something went wrong on our side. Try again in a moment.'],
  UNAVAILABLE: [
    503,
    'الخدمة مش متاحة دلوقتي. جرّب تاني بعد شوية.',
    'The service is not available right now. Try again in a moment.',
  ],
  CART_EMPTY: [409, 'سلتك فاضية.', 'Your bag is empty.'],
  CART_CHANGED: [409, 'سلتك اتغيّرت. راجعها وأكّد تاني.', 'Your bag has changed. Check it and confirm again.'],
  PRICE_CHANGED: [409, 'السعر اتغيّر. راجعه وأكّد تاني.', 'The price has changed. Check it and confirm again.'],
  OUT_OF_STOCK: [409, 'خلص مؤقتًا.', 'Out of stock for now.'],
  QUANTITY_REDUCED: [409, 'الكمية اللي طلبتها مش متوفرة كلها.', 'We do not have that many.'],
  QUANTITY_LIMIT: [422, 'عدّيت أقصى كمية للمنتج الواحد.', 'That is more than the limit for one product.'],
  VARIANT_UNAVAILABLE: [409, 'الاختيار ده مابقاش بيتباع.', 'This option is no longer sold.'],
  COUPON_UNKNOWN: [409, 'الكود ده مش صحيح، أو مابقاش شغّال.', "This code doesn't exist or is no longer valid."],
  COUPON_EXPIRED: [409, 'الكود ده انتهت مدته.', 'This code has expired.'],
  COUPON_MINIMUM: [409, 'مجموع المنتجات أقل من حد الكود.', "Your items are below this code's minimum."],
  COUPON_ITEMS: [409, 'الكود ده مش على المنتجات اللي في سلتك.', "This code doesn't apply to the items in your bag."],
  COUPON_USED_UP: [409, 'الكود ده اتستخدم كل المرات المسموحة.', 'This code has been used as often as it can be.'],
  REGION_NOT_DELIVERABLE: [422, 'للأسف لسه مش بنوصّل للمنطقة دي.', 'We do not deliver to this area yet.'],
  PICKUP_UNAVAILABLE: [
    409,
    'الفرع ده مابيسلّمش طلبات دلوقتي. اختار فرع تاني.',
    'You cannot pick up from this branch right now. Choose another one.',
  ],
  CONTACT_REQUIRED: [422, 'اكتب اسمك ورقم موبايلك الأول.', 'Tell us your name and mobile number first.'],
  ADDRESS_REQUIRED: [422, 'اكتب عنوان التوصيل الأول.', 'Tell us where to deliver first.'],
  IDEMPOTENCY_KEY_REQUIRED: [400, 'الطلب ناقص مفتاح عدم التكرار.', 'The Idempotency-Key header is missing.'],
  IDEMPOTENCY_CONFLICT: [
    409,
    'الطلب ده اتبعت قبل كده ببيانات تانية. حدّث الصفحة وجرّب تاني.',
    'This was already sent with other details. Reload the page and try again.',
  ],
  ORDER_CHANGED: [409, 'الطلب اتغيّر. حدّث الصفحة وراجعه.', 'The order has changed. Reload and check it.'],
  INVALID_TRANSITION: [409, 'حالة الطلب ماتسمحش بكده دلوقتي.', 'The status of the order does not allow this now.'],
  ORDER_LOCKED: [
    409,
    'فيه تعديل مفتوح على الطلب ده دلوقتي. جرّب كمان شوية.',
    'This order is being changed right now. Try again in a while.',
  ],
  CANCEL_TOO_LATE: [
    409,
    'الطلب خرج خلاص، ومش ممكن يتلغي دلوقتي.',
    'The order is already on its way and cannot be canceled.',
  ],
  EDIT_TOO_LATE: [
    409,
    'الطلب ده مابقاش يتعدّل من هنا. كلّمنا ونشوف نقدر نعمل إيه.',
    'This order can no longer be changed here. Contact us and we will see what we can do.',
  ],
  ORDER_LIMIT: [
    409,
    'ده أكتر من اللي نقدر نحجزه قبل ما نكلّمك، لأن عندك طلبات لسه ماوصلتش أو الكمية كبيرة. قلّل الكمية، أو كلّمنا وإحنا نظبطه معاك.',
    "That's more than we can hold without talking to you first: you have orders that haven't been delivered yet, or the quantity is large. Order less, or contact us and we'll arrange it with you.",
  ],
  CONFIRM_AGAIN: [
    409,
    'الكوبون ده اتستخدم قبل كده بنفس الموبايل، وشلناه من الطلب. راجع الإجمالي الجديد وأكّد تاني.',
    'The coupon was already used with this mobile, so we took it off the order. Check the new total and confirm again.',
  ],
  CONFIRM_FIRST: [
    409,
    'العدد ده كتير على طلب لسه ماتأكدش. سيب الطلب زي ما هو، وأكّده، وبعدين عدّله.',
    "That's more than an unconfirmed order can hold. Keep the order as it is, confirm it, then edit it.",
  ],
  RETURN_WINDOW_CLOSED: [409, 'مدة الاسترجاع خلصت.', 'The return period is over.'],
  EMAIL_TAKEN: [409, 'البريد الإلكتروني ده متسجل عندنا قبل كده', 'This email already has an account'],
  MOBILE_TAKEN: [409, 'رقم الموبايل ده متسجل عندنا قبل كده', 'This mobile number already has an account'],
  INVALID_CREDENTIALS: [
    401,
    'البريد أو الموبايل مع كلمة السر مش مظبوطين',
    'The email or mobile and the password do not match',
  ],
  ACCOUNT_UNVERIFIED: [
    403,
    'لسه ماأكدتش رقم موبايلك. هنبعتلك كود على واتساب.',
    "Your mobile number isn't verified yet. We will send you a code on WhatsApp.",
  ],
  ACCOUNT_BLOCKED: [403, 'الحساب ده موقوف. كلّمنا علشان نساعدك.', 'This account is blocked. Contact us for help.'],
  OPEN_ORDERS: [
    409,
    'عندك طلب لسه ماخلصش. استناه يوصل أو يتلغي، وبعدها امسح الحساب.',
    'You have an order in progress. Delete your account once it is delivered or canceled.',
  ],
  CODE_REQUIRED: [
    422,
    'علشان نكمّل الطلب، أكّد رقمك بكود هنبعتهولك على واتساب.',
    'To place this order, confirm your number with a code we send you on WhatsApp.',
  ],
  CODE_INVALID: [422, 'الكود مش صحيح', 'Invalid verification code'],
  CODE_EXPIRED: [422, 'الكود انتهت صلاحيته. اطلب كود جديد.', 'The code has expired. Request a new one.'],
  CODE_TOO_MANY_TRIES: [429, 'جرّبت كتير. اطلب كود جديد.', 'Too many wrong attempts. Request a new code.'],
  CODE_TRIES_USED: [
    429,
    'جرّبت كتير. افتح اللينك اللي في رسالة الواتساب، أو سجّل دخول بنفس الموبايل، أو كلّمنا نأكّدهولك.',
    'Too many wrong attempts. Open the link in our WhatsApp message, log in with the same mobile, or contact us to confirm it.',
  ],
  SMS_UNAVAILABLE: [
    409,
    'مانقدرش نبعت SMS دلوقتي. استخدم رسالة الواتساب.',
    'We cannot send SMS right now. Use the WhatsApp message instead.',
  ],
  FILE_TOO_LARGE: [
    413,
    'الصورة أكبر من المسموح: 5 ميجا و6000 بكسل بالكتير',
    'The picture is too large: 5 MB and 6000 pixels at most',
  ],
  FILE_TYPE: [
    415,
    'الملف ده مش صورة نقدر نفتحها. ابعت JPEG أو PNG أو WebP.',
    'We cannot open this picture. Send a JPEG, PNG or WebP.',
  ],
  LIMIT_REACHED: [422, 'وصلت لأقصى عدد مسموح.', 'You have reached the limit.'],
  ALREADY_REVIEWED: [409, 'قيّمت المنتج ده قبل كده.', "You've already reviewed this product."],
  NOT_REVIEWABLE: [409, 'تقدر تقيّم المنتج بعد ما تستلمه.', "You can review a product once it's delivered."],
  TICKET_CLOSED: [409, 'التذكرة دي اتقفلت. افتح واحدة جديدة.', 'This ticket is closed. Open a new one.'],
  JOB_CLOSED: [409, 'التقديم على الوظيفة دي اتقفل.', 'This job is closed and no longer takes applications.'],
  ALREADY_APPLIED: [
    409,
    'قدّمت على الوظيفة دي قبل كده بالموبايل ده، ولسه بنراجع طلبك.',
    'You have already applied for this job with this mobile, and we are still looking at it.',
  ],
  LINK_EXPIRED: [403, 'الرابط ده انتهت صلاحيته.', 'This link has expired.'],
} as const satisfies Record<string, readonly [status: number, ar: string, en: string]>

export type ErrorCode = keyof typeof errorCodes

export function statusOf(code: ErrorCode): number {
  return errorCodes[code][0]
}

export function messageOf(code: ErrorCode, language: Language): string {
  return errorCodes[code][language === 'ar' ? 1 : 2]
}
