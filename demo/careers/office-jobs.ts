import { forEverybody, type JobDraft } from './job.ts'

const medical = ['تأمين طبي', 'Health insurance'] as [string, string]

/** Work behind the shop: at the main branch in Nasr City, or in a branch with a quiet room. */
export const officeJobs: JobDraft[] = [
  {
    slug: 'customer-care-agent',
    department: 'care',
    employment: 'fullTime',
    title: ['خدمة عملاء (واتساب وتليفون)', 'Customer care agent (WhatsApp and phone)'],
    summary: [
      'بترد على الناس من 12 الضهر لـ 12 بالليل: تأكيد طلبات، مقاسات، استبدال، وشكاوى بتتحل.',
      'You answer from noon to midnight: orders to confirm, sizes, exchanges, and complaints that get settled.',
    ],
    duties: [
      ['تأكّد طلبات الدفع عند الاستلام في خلال ساعة', 'Confirm cash-on-delivery orders within an hour'],
      ['ترد على التذاكر والشكاوى وتتابعها لحد ما تتقفل', 'Answer tickets and complaints, and follow them until they are closed'],
      ['تنسّق ميعاد تاني للتوصيل مع المندوب والزبون', 'Arrange a second delivery between courier and customer'],
      ['تبلّغ الفريق بأكتر الأسئلة اللي بتتكرر', 'Tell the team which questions keep coming'],
    ],
    requirements: [
      ['كتابتك سليمة وأسلوبك محترم حتى مع الزبون الزعلان', 'You write well and stay kind, also with an angry customer'],
      ['سرعة كتابة كويسة بالعربي، وإنجليزي مفهوم', 'You type Arabic quickly and can manage in English'],
      ['سنة خبرة في خدمة عملاء أو كول سنتر', 'A year in customer care or a call centre'],
    ],
    offer: [medical, ['ورديات ثابتة بتختارها كل شهر', 'Fixed shifts that you choose each month'], ...forEverybody],
    salary: [9_500, 12_000],
    branches: ['nasr-city', 'smouha'],
    age: 3,
  },
  {
    slug: 'kits-buyer',
    department: 'buying',
    employment: 'fullTime',
    title: ['مسؤول مشتريات الأطقم', 'Buyer, club kits'],
    summary: [
      'بتقرّر هنبيع إيه الموسم الجاي وبكام حتة من كل مقاس، وبتتفق مع الموردين.',
      'You decide what we sell next season and how many of each size, and agree it with suppliers.',
    ],
    duties: [
      ['تحط خطة الشراء لكل نادي ومنتخب حسب مبيعات الموسم اللي فات', 'Plan each club and national team by what sold last season'],
      ['تتفاوض على السعر والكمية ومواعيد التسليم', 'Negotiate price, quantity and delivery dates'],
      ['تتابع المقاسات اللي بتخلص بدري وتعدّل الطلبية', 'Watch which sizes run out early and change the order'],
      ['تراجع جودة العيّنات قبل ما تطلب الكمية', 'Check samples before you order the lot'],
    ],
    requirements: [
      ['3 سنين خبرة في مشتريات ملابس أو أدوات رياضية', 'Three years of buying clothes or sports goods'],
      ['شاطر في الأرقام وإكسل', 'Strong with figures and Excel'],
      ['إنجليزي كويس للتعامل مع الموردين', 'Good English, for suppliers'],
      ['بتحب الكورة وبتفهم سوق الأطقم', 'You love football and understand the market for kits'],
    ],
    offer: [medical, ['حافز سنوي على دقة الخطة', 'A yearly bonus on how good the plan was'], ...forEverybody],
    branches: ['nasr-city'],
    age: 15,
    open: 60,
  },
  {
    slug: 'product-photographer',
    department: 'design',
    employment: 'partTime',
    title: ['مصوّر منتجات', 'Product photographer'],
    summary: [
      'بتصوّر المنتج زي ما هو: لونه الحقيقي، خامته، وشكله وهو ملبوس.',
      'You show things as they are: the true colour, the cloth, and how it sits.',
    ],
    duties: [
      ['تصوّر الوصولات الجديدة من الوش والضهر والتفاصيل', 'Photograph new arrivals: front, back and details'],
      ['تعالج الصور وتظبط الألوان على المنتج نفسه', 'Retouch, and match the colours to the thing itself'],
      ['تسلّم الصور بالمقاسات والأسامي المتفق عليها', 'Deliver in the agreed sizes and names'],
    ],
    requirements: [
      ['معرض أعمال فيه تصوير منتجات، ابعت الرابط في السيرة الذاتية', 'A portfolio with product work: put the link in your CV'],
      ['شاطر في لايت روم وفوتوشوب', 'At home in Lightroom and Photoshop'],
      ['بتفهم في الإضاءة وتوازن اللون الأبيض', 'You understand light and white balance'],
    ],
    offer: [
      ['3 أيام في الأسبوع، ومواعيد مرنة', 'Three days a week, flexible hours'],
      ['استوديو مجهّز في فرع المعادي', 'An equipped studio in the Maadi branch'],
      ['خصم 25% على كل منتجاتنا', '25% off everything we sell'],
    ],
    branches: ['maadi'],
    age: 8,
  },
  {
    slug: 'social-content-creator',
    department: 'marketing',
    employment: 'fullTime',
    title: ['صانع محتوى سوشيال', 'Social content creator'],
    summary: [
      'ريلز يوم الماتش، لقطات من الفروع، ورد على التعليقات بروح المشجع.',
      'Match-day reels, scenes from the branches, and replies in the voice of a fan.',
    ],
    duties: [
      ['تحط خطة محتوى أسبوعية ماشية مع جدول الماتشات', 'Plan the week around the fixtures'],
      ['تصوّر وتمنتج فيديوهات قصيرة بالموبايل والكاميرا', 'Shoot and cut short videos on phone and camera'],
      ['تكتب بالمصري الصح، من غير إساءة لأي جمهور', 'Write good Egyptian Arabic, and offend no club’s fans'],
      ['تقيس النتيجة كل أسبوع وتعرف إيه اللي اشتغل', 'Measure every week and know what worked'],
    ],
    requirements: [
      ['سنتين خبرة في إدارة صفحات أو حساب كبير خاص بيك', 'Two years of running pages, or a large account of your own'],
      ['شاطر في المونتاج (كاب كت أو بريمير)', 'You cut well (CapCut or Premiere)'],
      ['متابع للكورة المصرية والعالمية', 'You follow Egyptian and world football'],
    ],
    offer: [medical, ['موبايل ومعدات تصوير من الشركة', 'Phone and camera from us'], ...forEverybody],
    salary: [13_000, 18_000],
    branches: ['nasr-city'],
    age: 5,
    open: 40,
  },
  {
    slug: 'frontend-engineer',
    department: 'engineering',
    employment: 'fullTime',
    title: ['مهندس واجهات (React)', 'Frontend engineer (React)'],
    summary: [
      'الموقع اللي إنت فيه دلوقتي: عربي الأول، سريع على أي موبايل، ويشتغل لكل الناس.',
      'The site you are on now: Arabic first, fast on any phone, and usable by everybody.',
    ],
    duties: [
      ['تبني صفحات ومكوّنات بـ React وTypeScript وGraphQL', 'Build pages and components with React, TypeScript and GraphQL'],
      ['تخلّي كل شاشة مظبوطة من اليمين للشمال ومن الشمال لليمين', 'Make every screen right in both writing directions'],
      ['تقيس السرعة وسهولة الوصول وتحسّنهم', 'Measure speed and accessibility, and improve them'],
      ['تراجع شغل زمايلك ويراجعوا شغلك', 'Review others’ work, and have yours reviewed'],
    ],
    requirements: [
      ['3 سنين خبرة في JavaScript أو TypeScript', 'Three years of JavaScript or TypeScript'],
      ['فاهم HTML وCSS كويس، مش بس مكتبات', 'You know HTML and CSS well, not libraries alone'],
      ['بتكتب اختبارات لشغلك', 'You test what you write'],
      ['رابط لكود أو موقع عملته', 'A link to code or a site of yours'],
    ],
    offer: [
      medical,
      ['يومين من البيت كل أسبوع', 'Two days from home each week'],
      ['لاب توب وميزانية كتب وكورسات', 'A laptop, and a budget for books and courses'],
      ...forEverybody,
    ],
    salary: [30_000, 45_000],
    branches: ['nasr-city'],
    age: 10,
  },
  {
    slug: 'data-intern',
    department: 'engineering',
    employment: 'internship',
    title: ['متدرّب تحليل بيانات', 'Data intern'],
    summary: [
      '3 شهور تدريب مدفوع: تعرف ليه مقاس بيخلص قبل مقاس، وتبني لوحة الفروع بتشوفها كل يوم.',
      'Three paid months: learn why one size sells out before another, and build a board the branches look at daily.',
    ],
    duties: [
      ['تكتب استعلامات SQL على الطلبات والمخزون', 'Write SQL on orders and stock'],
      ['تبني تقرير أسبوعي للمقاسات الناقصة', 'Build a weekly report on missing sizes'],
      ['تعرض نتيجتك على الفريق في آخر التدريب', 'Present what you found at the end'],
    ],
    requirements: [
      ['طالب في سنة تالتة أو رابعة، أو خريج جديد', 'In your third or fourth year, or a new graduate'],
      ['بتعرف SQL وبايثون أساسيات', 'Basic SQL and Python'],
      ['فضولي ومش بتزهق من الأسئلة', 'Curious, and not tired of questions'],
    ],
    offer: [
      ['مكافأة شهرية وشهادة تدريب', 'A monthly allowance and a certificate'],
      ['مهندس بيتابعك كل أسبوع', 'An engineer who meets you every week'],
      ['أولوية في التعيين بعد التدريب', 'First in line for a job afterwards'],
    ],
    branches: ['nasr-city'],
    age: 1,
    open: 25,
  },
]
