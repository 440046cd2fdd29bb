/** Orders of a list that a text asks for. */
export type WantedSort = 'newest' | 'priceAsc' | 'priceDesc' | 'bestSeller' | 'topRated'

/** What a word or phrase of a search text does, beside naming something of the catalogue. */
export type Sense =
  /** `soft` words order what is found. */
  | { is: 'filler' | 'soft' | 'for' | 'not' | 'and' | 'to' | 'size' | 'numbered' | 'age' | 'years' | 'months' }
  | { is: 'offers' | 'stock' | 'adults' | 'bodies' | 'shortSleeves' | 'noClub' }
  /** Measures what a thing holds or weighs: «40 لتر». */
  | { is: 'unit' }
  /** «سعره», budget; «كويس» is low beside it only. */
  | { is: 'cost' | 'low' | 'currency' }
  | { is: 'price'; how: 'to' | 'from' | 'about' | 'between' }
  /** Said behind a number too: 500 or less. */
  | { is: 'bound'; how: 'to' | 'from' | 'about' }
  /** «موسم» and which one: «اللي فات», last. «القديم» tells a season alone. */
  | { is: 'season' }
  | { is: 'which'; which: 'this' | 'last' | 'old' }
  | { is: 'alone'; which: 'this' | 'last' | 'old' }
  | { is: 'system'; system: 'eu' | 'uk' | 'us' }
  /** `sized` beside the word size only: «مقاس كبير». */
  | { is: 'label' | 'sized'; label: string }
  /** The x of XL, once or more. */
  | { is: 'x' }
  /** `half` of what stands before it; a number with others: الف وميتين, fifteen hundred. */
  | { is: 'half' }
  | { is: 'number'; number: number }
  /** `child` is a word for boys or for girls. */
  | { is: 'whom'; gender: 'men' | 'women' | 'kids'; child?: string }
  | { is: 'sort'; sort: WantedSort }

const of =
  (sense: Sense) =>
  ([words = '']: TemplateStringsArray): [Sense, string] => [sense, words]

/** Numbers in words. */
const numbers = `
  1: one | 2: اتنين,اثنين,تو,two,double,دبل,etnen | 3: تلاته,ثلاثه,تلات,ثلاث,ثري,three,triple,تريبل,talata | 4: اربعه,اربع,four,arba3a |
  5: خمسه,خمس,five,khamsa | 6: سته,six,setta | 7: سبعه,سبع,seven,sab3a | 8: تمانيه,تمنيه,ثمانيه,تماني,ثماني,eight,tamanya | 9: تسعه,تسع,nine,tes3a |
  10: عشره,عشر,ten,3ashara | 11: حداشر,احد عشر,eleven | 12: اتناشر,اثنا عشر,twelve | 13: تلتاشر,ثلاثه عشر,thirteen |
  14: اربعتاشر,اربعه عشر,fourteen | 15: خمستاشر,خمسه عشر,fifteen | 16: ستاشر,سته عشر,sixteen | 17: سبعتاشر,seventeen | 18: تمنتاشر,eighteen |
  19: تسعتاشر,nineteen | 20: عشرين,twenty,3eshrin | 30: تلاتين,ثلاثين,thirty,talatin | 40: اربعين,forty,arb3in | 50: خمسين,fifty,khamsin,5amsin |
  60: ستين,sixty,settin | 70: سبعين,seventy,sab3in | 80: تمانين,ثمانين,eighty,tamanin | 90: تسعين,ninety,tes3in |
  100: مئه,ميه,ميت,مائه,hundred,meya,meyya,meyet,mit | 200: مئتين,ميتين,متين,مائتين,meteen,miteen,mitein |
  300: تلتميه,تلتميت,ثلاثمائه,ثلاثمئه,toltomeya,tolto meya,toltomit | 400: اربعميه,ربعميه,ربعميت,اربعمائه,اربعمئه,rob3omeya,rob3omit |
  500: خمسمئه,خمسمايه,خمسميه,خمسميت,خمسمائه,khomsomeya,5omsomeya,khomsomit | 600: ستمئه,ستميه,ستميت,ستمائه,sottomeya,setomeya,sotomeya |
  700: سبعمئه,سبعميه,سبعميت,سبعمائه,sob3omeya,sab3omeya | 800: تمنميه,تمنميت,ثمانمائه,ثمانمئه,tomnomeya,tamnomeya |
  900: تسعمئه,تسعميه,تسعميت,تسعمائه,tos3omeya,tes3omeya | 1000: الف,الاف,تلاف,thousand,talaf,alf,k | 2000: الفين,alfen,alfein`

/**
 * Phrases are separated by commas. They are found with و, ب, ف or ل joined to them, with an article, and in each of the
 * spellings below. Of two senses of a phrase the first one counts.
 */
export const phrases: readonly [Sense, string][] = [
  of({ is: 'not' })`
    تجنب,مستثنى,دون,ما خلا,بدون,من غير,من دون,مش,مو,ليس,ليست,غير,بلا,بلاش,سوى,عدا,ما عدا,ماعدا,باستثناء,بخلاف,الا,لا,ما,ما يكونش,خالي من,خالية من,مفيهوش,مفيهاش,ملوش,ملهوش,مالوش,
    بعيد عن,ماحبش,ولا,without,no,not,non,except,excluding,exclude,excludes,excluded,excl,other than,rather than,apart from,but,minus,avoid,besides,hate,dont,
    ماعيش,معيش,مامعيش,ماعنديش,معنديش,مفيش,ma3eesh,ma3ish,m3eesh,ma3andeesh,doesnt,never,mesh,gher,men gher,bdon,bedon,bidon,bedoon,bidoon,badon,bala,balash,
    ma3ada,ma 3ada,ela,ella,ma7bsh,dislike,sans,skip,leave out,nothing from,nothing in,nothing by,استبعاد,مع استبعاد,خلاف,ابعد عن`,
  of({ is: 'and' })`او,و,and,or,&,aw,w`,
  of({ is: 'to' })`ل,الى,لحد,لغاية,حتى,to,till,until,through,upto,l7ad`,
  of({ is: 'for' })`
    للـ,بتاع,بتاعة,بتاعت,بتوع,خاص ب,خاصة ب,عشان,علشان,لاجل,لممارسة,لرياضة,for,to play,for playing,to do,bta3,lel,3ashan,للعب,لعب,العب بيها,العب بيه,العب فيها,
    العب فيه,lawazem,mostalzamat,ladwat,al3ab beeha,al3ab beeh,al3ab,عده,حاجات,7agat,مستلزمات,لوازم,ادوات,معدات,تجهيزات,حاجيات`,
  of({ is: 'bound', how: 'to' })`
    كحد اقصى,فما دون,ما دون,اقل,نازل,حد اقصى,بالكتير,على الاكتر,less,lower,down,max,maximum,at most,tops,at the most,bel kteer,a2al`,
  of({ is: 'bound', how: 'from' })`
    كحد ادنى,فصاعدا,اكتر,اعلى,طالع,ما فوق,فما فوق,على الاقل,حد ادنى,more,3ala el a2al,up,upwards,higher,plus,min,minimum,at least,aktar,tale3`,
  of({ is: 'bound', how: 'about' })`
    تقريبا,نحوه,كده,so,ish,approximately,approx,roughly,more or less,ta2riban,ta2reban,taqriban`,
  of({ is: 'price', how: 'to' })`
    بحد اعلى,اقل من,تحت,لغايت,اقصى,اقصاه,اقصاها,ارخص من,ادنى من,اصغر من,اخري,اخره,اخرها,مايجيبش,يقل عن,اعلى سعر,اقصى سعر,ب,under,below,less than,up to,cheaper than,
    lower than,within,beneath,smaller than,limit is,only have,i have,can spend,spend,spending,pay,a2al men,be7ad a2sa,7ad a2sa,be7ad aqsa,بحد اقصى,اخر حاجة,
    اكبر حاجة,capped at,cap of,ta7t,arkhas men,akhri,يقل,akher`,
  of({ is: 'price', how: 'from' })`
    انطلاقا من,يتخطى,تتخطى,تتعدى,تتجاوز,اكتر من,فوق,اعلى من,اغلى من,ازيد من,اكبر من,ابتداء من,بداية من,اقل حاجة,يبدا من,يبدا,يبتدي من,من اول,يفوق,يتجاوز,يتعدى,يزيد عن,يعدي,هيعدي,ادنى سعر,over,
    above,more than,starting from,starting at,starting,starts from,starts at,higher than,greater than,upwards of,bigger than,exceed,exceeds,exceeding,aktar men,
    aghla men,بحد ادنى,fo2,a3la men,men awel,7ad adna,يزيد`,
  of({ is: 'price', how: 'about' })`
    زهاء,يناهز,ما يناهز,بمعدل,حدود,حوالي,ما يقارب,يقارب,قرابة,نحو,نطاق,رينج,around,about,near,circa,close to,region of,7awaly,7dod`,
  of({ is: 'price', how: 'between' })`
    من,بين,ما بين,مابين,يتراوح,يتراوح بين,يتراوح من,between,from,ranging from,range,men,bein,ben,been,maben,ma ben,ma been`,
  of({ is: 'cost' })`
    be,تكلفه,سعرا,ثمنا,سعر,سعره,سعرها,price,prices,priced,priced at,cost,costs,costing,ثمن,ثمنه,ثمنها,تمن,تمنه,تمنها,قيمته,قيمتها,قيمة,تكلفته,ميزانيتي,معايا,ايدي,في ايدي,فلوسي,budget,
    budget of,se3r,besa3r,be se3r,ma3aya,mizaneya,باجت,بادجت,بدجت,تكلف,7agty`,
  of({ is: 'low' })`
    قليله,قليل,بسيط,معقول,مناسب,منخفض,مخفف,حنين,كويس,حلو,low,lowest,good,reasonable,fair,decent,kwayes,7elw,olayel,ma32ool`,
  of({
    is: 'shortSleeves',
  })`نص كم,نصف كم,كم قصير,بكم قصير,بنص كم,نص كوم,short sleeve,short sleeves,short sleeved,half sleeve,half sleeves,nos kom,nos com,nos kum`,
  of({
    is: 'unit',
  })`لتر,ليتر,مل,liter,liters,litre,litres,ml,كيلو,كجم,كيلوجرام,kg,kgs,kilo,سم,سنتي,cm,متر,meter,metre,جرام,gram,grams`,
  of({ is: 'currency' })`
    جنيه,جم,ج م,egp,le,l e,pound,pounds,geneh,جنيه مصري,جنيه مصريا,ل ع,egyptian pound,egyptian pounds,bucks,quid`,
  of({ is: 'size' })`
    قياسه,ارتدي,مقاس القدم,قياس القدم,رقم القدم,مقاس الحذاء,قدمي,مقاس,مقاسي,مقاسات,مقاسه,مقاسها,مقاسنا,نمرة,نمرته,نمرتها,نمرتي,قياس,قياسي,سايز,سايزه,سايزي,حجم,بلبس,البس,يلبس,بيلبس,size,sizes,sized,sz,foot size,shoe size,feet,foot,i wear,i take,ba2es,
    wears,fits,fit,ma2as,ma2aso,ma2asy,ma2asi,nemra,nemret,nemrit,nemrto,saiz,sayz,7agm,balbes,bylbes`,
  of({ is: 'numbered' })`رقم,number,num,ra2am,rakam`,
  of({ is: 'age' })`
    اعمار,عمر,عمره,عمرها,سن,لسن,بسن,عنده,عندها,عندو,عندهم,age,aged,ages,ابن,بنت عمرها,طفل عمره,طفلة عمرها,عمر ابني,عمر بنتي,who is,whos,aged around,3omr,3omro,3omrha,3andaha,
    3ando,senno,sen`,
  of({ is: 'years' })`
    سنين,سنة,سنوات,اعوام,عام,عاما,سنتين,سنوات من العمر,years,year,years old,year old,years of age,yrs,yr,yo,y,senin,seneen,sneen,sana,sanawat,sneno,sneena,senen,snin,
    year olds,yr old,yrs old`,
  of({ is: 'months' })`شهر,شهور,اشهر,months,month,mo`,
  of({ is: 'alone', which: 'this' })`السنادي,السنة دي,السنة الحالية,this year,el sanadi,elsanadi,sana di`,
  of({ is: 'alone', which: 'last' })`
    السنة اللي فاتت,السنة اللي عدت,السنة الماضية,العام الماضي,last year,sana elly fatet`,
  of({ is: 'alone', which: 'old' })`القديم,القديمة,المواسم اللي فاتت,el adim,el 2adim,el2dim,el2dima,el adima,el 2dima`,
  of({ is: 'season' })`موسم,مواسم,سيزون,موديل,اصدار,season,seasons,model,edition,version,mosem,sanet`,
  of({ is: 'which', which: 'last' })`
    فائت,اخير,اللي فات,اللي فاتت,اللي عدى,اللي عدت,فايت,فايته,ماضي,ماضيه,سابق,سابقه,منصرم,last,previous,past,prior,before,elly fat,elly fatet,fat,fayet,mady,elmady,sabe2`,
  of({ is: 'which', which: 'old' })`قديم,قديمه,قديم اللي فات,older,old,earlier,adim,2adim,adima`,
  of({ is: 'which', which: 'this' })`
    دلوقتي,ده,دا,دي,دوت,هذا,هذه,حالي,حاليه,جديد,جديده,جاري,جاريه,اخر,this,current,new,now,da,di,7aly,gedid,gded,gedida,اللي احنا فيه`,
  of({ is: 'offers' })`
    حسم,حسومات,عرض,عروض,تخفيض,تخفيضات,خصم,خصومات,مخفض,مخفضة,مخفضين,تنزيلات,تصفية,تصفيات,اوفر,اوفرات,سيل,اوكازيون,ديسكونت,نازل عليه عرض,نازل عليه خصم,سعر مخفض,بعد الخصم,
    sale,offer,offers,discount,discounts,discounted,deal,deals,clearance,reduced,special offer,special offers,promo,promotion,promotions,marked down,price cut,
    price drop,bargain,bargains,نازل سعره,سعره نازل,نازل سعرها,3orod,3rod,3ard,5asm,5sm,khasm,khosomat,takhfid,takhfidat,ta5fid,ta5fidat,ta5fedat,okazyon`,
  of({ is: 'stock' })`
    متوفر,متوفرة,متاح,متاحة,موجود,موجودة,in stock,available,اللي موجود,اللي متوفر,in-stock,mawgood,mawgoud,mawgod,motawafer,available now`,
  of({ is: 'adults' })`كبار,بالغين,adult,adults,grown ups`,
  of({ is: 'sort', sort: 'priceAsc' })`
    بخس,ميسور,اقل سعرا,اقل ثمن,ارخص سعرا,ارخص ثمنا,رخيص,رخيصة,رخيصين,ارخص,اقتصادي,اقتصادية,على قد الايد,ع قد الايد,على قد فلوسي,موفر,زهيد,ارخص حاجة,اقل سعر,ابو بلاش,cheap,cheapest,cheaper,affordable,budget friendly,
    inexpensive,less expensive,on a budget,economical,value for money,rekhis,arkhas,arkhas 7aga,cheaply,cheaply priced,متناول,متناول اليد,ارخص الاسعار`,
  of({ is: 'sort', sort: 'priceDesc' })`
    باهظ,مرتفع,اغلى,غالي,غالية,مكلف,مكلفة,expensive,most expensive,too expensive,pricey,costly,ghali,ghaly,ghalya`,
  of({ is: 'sort', sort: 'newest' })`
    احدث,newest,latest,most recent,a7das,اخر حاجة نزلت,احدث حاجة,اجدد,اخر اصدار,احدث اصدار,new arrivals,just arrived,الاحدث`,
  of({ is: 'sort', sort: 'bestSeller' })`
    الاكثر مبيعا,الاكتر مبيعا,مبيعا,مبيعات,mabe3at,best seller,best sellers,bestseller,bestsellers,best selling`,
  of({ is: 'sort', sort: 'topRated' })`الاعلى تقييم,اعلى تقييم,top rated,best rated`,
  of({ is: 'system', system: 'eu' })`eu,eur,euro,اوروبي,اوربي,european,europe`,
  of({ is: 'system', system: 'uk' })`uk,بريطاني,انجليزي`,
  of({ is: 'system', system: 'us' })`us,امريكي`,
  of({ is: 'x' })`x,اكس,iks,eks,ex,extra`,
  of({ is: 'label', label: 'S' })`s,سمول,اسمول,سمال,small,smol`,
  of({ is: 'label', label: 'M' })`m,ميديم,ميديوم,مديم,medium,med,medyam`,
  of({ is: 'label', label: 'L' })`l,لارج,large,larg,larj,lardj`,
  of({ is: 'label', label: 'XS' })`صغير جدا,صغير قوي,صغير للغاية,very small`,
  of({ is: 'sized', label: 'S' })`صغير,صغيرة,soghayar`,
  of({ is: 'sized', label: 'M' })`متوسط,متوسطة,وسط,mtwaset`,
  of({ is: 'sized', label: 'L' })`كبير,كبيرة,big,kebir`,
  of({
    is: 'label',
    label: 'XL',
  })`كبير جدا,كبير قوي,كبير للغاية,very large,very big,plus size,plus sizes,بلس سايز,مقاسات كبيرة,مقاسات خاصة,للتخان`,
  of({ is: 'half' })`ونص,نص,half,and a half`,
  ...numbers.split('|').map((line): [Sense, string] => {
    const [number, words = ''] = line.split(':')
    return [{ is: 'number', number: Number(number) }, words]
  }),
  of({
    is: 'noClub',
  })`مش بتاع نادي,مش بتاعه نادي,مش بتاع اندية,مش نادي,من غير نادي,بدون نادي,مش لنادي,not a club,no club,without club,without a club,not club,not a football club,mesh bta3 nady,mn gher nady`,
  of({ is: 'bodies' })`
    لبس,ملابس,هدوم,clothes,clothing,clothings,wear,apparel,outfit,outfits,sportswear,activewear,garments,attire,lebs,lebsa,labs,hdoom,hedoom,hodoom,malabes,
    mlabes,لبسة,ثياب,ازياء,لباس,بدل,اطقم لبس,كسوة,طقم لبس`,
  of({ is: 'whom', gender: 'men' })`
    بابا,الاب,ابويا,him,his,أبي,والدي,جوزي,زوجي,خطيبي,خطيب,حماي,اخويا,اخي,صاحبي,جدي,عمي,خالي,dad,daddy,father,husband,hubby,fiance,boyfriend,brother,uncle,
    grandpa,grandfather,baba,abooya,gozy,akhoya,khatiby`,
  of({ is: 'whom', gender: 'women' })`
    ماما,الام,امي,her,hers,والدتي,مراتي,حماتي,زوجتي,خطيبتي,اختي,صاحبتي,جدتي,تيتا,عمتي,خالتي,mom,mum,mommy,mother,wife,wifey,fiancee,girlfriend,sister,aunt,grandma,
    grandmother,mama,ommy,maraty,okhty,khatibty,مدام,madam`,
  of({ is: 'whom', gender: 'kids', child: 'اولاد' })`حفيدي,grandson,nephew`,
  of({ is: 'whom', gender: 'kids', child: 'بنات' })`حفيدتي,granddaughter,niece`,
  // Children of a class differ by more than a size.
  of({ is: 'whom', gender: 'kids' })`
    سنه اولي,سنه تانيه,سنه ثانيه,سنه تالته,سنه ثالثه,سنه رابعه,سنه خامسه,سنه سادسه,اولي ابتدائي,تانيه ابتدائي,تالته ابتدائي,رابعه ابتدائي,خامسه ابتدائي,
    سادسه ابتدائي,ابتدائي,kg1,kg2,first grade,second grade,third grade,fourth grade,fifth grade,sixth grade,1st grade,2nd grade,3rd grade,4th grade,
    5th grade,6th grade,grader,primary school,sana oula,sana tanya,sana talta,sana rab3a,sana khamsa,sana sadsa`,
  of({ is: 'soft' })`كامل,كاملة,full,complete,رسمي,official,kamel`,
  of({ is: 'filler' })`
    ذو,ذات,ذي,هو,هي,يبلغ,لمن,بما,ضمن,خاضع,مشمول,سقف,شريطه,بشرط,شيءا,اريده,اريدها,علامه تجاريه,equipment,gear,supplies,essentials,في,3an,riyadeya,riyady,riyadi,ryady,reyady,le3b,supporter,ملاعب,ملعب,ارضيه,فئه,قسم,مطلوب,young,علي,عن,مع,يا,ال,لو,اللي,
    حق,نفس,اي,كل,حاجه,بس,جدا,اوي,قوي,فيها,عليه,عليها,انا,احنا,عايز,محتاج,محتاجه,محتاجين,نفسي,ممكن,هل,اريد,ابغي,احتاج,ابحث,بدور,شوف,شوفلي,شوفولي,وريني,وروني,هات,
    هاتلي,هاتولي,جيب,جيبلي,جيبولي,اشتري,شراء,بيع,للبيع,اجيب,اجيبه,اجيبها,اخد,عندكم,عندكو,عندك,يوجد,توجد,يتوفر,تتوفر,لديكم,لدي,فين,كام,اسعار,متجر,محل,موقع,
    اونلاين,توصيل,شحن,دليفري,كاش,احسن,افضل,حلوه,كويسه,كويسين,اصلي,اصليه,اوريجينال,اوريجنال,جامد,جامده,شيك,تحفه,لطيف,نادي,فريق,فرقه,بتاعي,بتاعتي,ليا,لي,ليه,ليها,
    ايه,حد,ماركه,براند,نوع,انواع,صور,شكل,لون,لونه,لونها,الوان,رياضي,رياضيه,رياضه,سبورت,حديث,قطعه,قطع,منتجات,منتج,عليكم,سلام,اهلا,مرحبا,هاي,هالو,الو,ازيك,ازيكم,
    ازيكو,حضرتك,حضراتكم,فندم,باشا,شكرا,متشكر,تسلم,كنت,بسال,اسال,سوال,استفسار,بخصوص,اخباركم,النهارده,بسرعه,ضروري,the,a,an,of,in,on,with,by,at,is,are,do,does,
    have,has,you,your,u,my,me,i,im,it,its,that,there,which,want,wanna,need,needs,looking,look,find,get,give,show,searching,search,buy,shop,store,online,
    delivery,much,best,nice,cool,original,authentic,brand,branded,pls,plz,please,some,any,sport,sports,athletic,colour,color,colored,coloured,item,items,
    product,products,hi,hello,hey,thanks,thx,could,can,would,like,something,ones,myself,3ayez,ana,7aga,fe,el,al,elly,bkam,salam,ezayak,ezayko,nady,nadi,lon,
    asly,bel,حابب,حابه,ياريت,بليز,بلييز,لوسمحت,بقولك,بقولكم,بقولكو,الاقي,الاقيه,الاقيها,هلاقي,القي,اجد,اين,كيف,ودي,اود,ارغب,نرغب,رجاء,رجاءا,اطلب,اوردر,تنفع,
    ينفع,يناسب,تناسب,خاص,خاصه,مخصص,مخصصه,تبع,نوعيه,خامه,استايل,ستايل,لطيفه,حلوين,ممتاز,ممتازه,رايع,رايعه,فخم,شيكه,اجمل,احلي,كلها,كلو,كله,اهو,بردو,برضو,كمان,
    طب,طيب,فيه,بكم,بصراحه,والله,يعني,خالص,شويه,واحد,واحده,جوز,اخواتي,العيد,للعيد,تشكيله,كوليكشن,مجموعه,تبقي,يبقي,يكون,تكون,يكونوا,لونهم,قصدي,حبيبي,تحياتي,وبركاته,
    مشكورين,where,got,after,love,browse,order,purchase,see,check,cash,cod,shipping,fast,today,friend,cousin,stuff,things,thing,piece,pieces,pair,collection,
    selection,options,option,type,style,made,thats,who,what,whats,how,hows,really,very,quite,just,also,too,kindly,sir,team,dear,greetings,regards,cheers,
    appreciate,thank,quality,genuine,great,awesome,amazing,beautiful,perfect,suitable,right,proper,mumken,momken,yaret,3andokom,3andokoo,3andak,3ndak,3ndoko,
    3ndko,fih,feh,fee,mehtag,me7tag,mo7tag,me7taga,nefsy,nefsi,hatly,hatli,shofly,shoofly,shoofli,warini,wareeny,bikam,bekam,sa7by,s7bi,ahlan,ezayokom,shokran,
    shukran,tawseel,twsil,ashtry,ashteri,a4tery,adawar,adawwar,badawar,3ala,gebly,gibly,gebli,agib,ageeb,kont,helw,asleya,bas,keda,kda,2wy,awy,awi,gedan,تكلفه,
    exactly,kad eh,ad eh,قد ايه,اد ايه,بيحب,بيحبوا,بتحب,بيعشق,only,value,budgets,amount,فقط,بالظبط,بالضبط,ترشيح,ترشيحات,رشحلي,رشحولي,اقتراح,اقتراحات,انصحوني,انصحني,suggest,recommend,recommendations,advice,help,
    solid,egyptian,اول مره,kaman,حب,بحب,prefer,prefers,البيت,شي,شيء,
    anything,everything,somewhere,ماشي,tmam,في مصر,جوه مصر,داخل مصر,in egypt,fe masr,في القاهره,في الجيزه,في اسكندريه,في الاسكندريه,في المنصوره,في طنطا,
    في الزقازيق,في اسيوط,في سوهاج,في المنيا,في الفيوم,في بني سويف,في اسوان,في الاقصر,في قنا,في بورسعيد,في السويس,في الاسماعيليه,في دمياط,في دمنهور,في كفر الشيخ,
    في بنها,في شبرا,في المعادي,في مدينه نصر,في مصر الجديده,في التجمع,في اكتوبر,في المهندسين,في الهرم,في سموحه,in cairo,in giza,in alexandria,in alex,
    in mansoura,in tanta,in maadi,fe maadi,لو سمحت,لو سمحتي,لو سمحتم,من فضلك,من فضلكم,بعد اذنك,بعد اذنكم,بادور علي,ندور علي,دور علي,دورلي علي,متوفر عندكم,
    اون لاين,اون لين,الدفع عند الاستلام,من ماركه,من براند,صباح الخير,مساء الخير,صباح الفل,مساء الفل,اهلا وسهلا,يا جماعه,يا ريس,ربنا يخليك,الله يخليك,عامل ايه,
    عاملين ايه,ان شاء الله,looking for,good morning,good evening,id like,law sama7t,lw sm7t,men fadlak,men fadlk,b kam,salam 3alekom,ممكن اعرف,عايز اعرف,
    عايز اشوف,حابب اشوف,يا ريت,لو تكرمت,لو تكرمتم,من فضلكو,لو سمحتو,اعمل اوردر,من اجل,من نوع,مريح جدا,عيد ميلاد,يا محترم,يا معلم,يا كابتن,يا حج,يا بيه,
    مساء النور,صباح النور,تحيه طيبه,و عليكم السلام ورحمه الله,ورحمه الله وبركاته,ورحمه الله,جزاك الله خيرا,شكرا جزيلا,الف شكر,بارك الله فيك,do you sell,
    any chance,looking to buy,want to buy,trying to find,interested in,i am looking for,im looking for,i m looking for,i am after,id love,free shipping,near me,
    for my,for a,for the,range of,kind of,sort of,from the,that s,what s,high quality,top quality,real one,comfortable one,suitable for,lw sama7t,ya rait,
    ya ret,تمام,الاسبوع,الاسبوع الجاي,الجاي,الصبح,كل يوم,هتبدا,هيبدا,نلعب,العب,تلعب,بتاعنا,بتاعهم,ولا لا,احط,a7ot,feha,goes,plays,3ayzo,3ayzaha,fel seif,في الصيف,يكون تمام,لاي,be7eb,bet7eb,لسه,بتلعب,بيلعب,مش عارف,مش عارفه,مش فاهم,مش فاهمه,مش فاكر,مش فاكره,mesh 3aref,mesh 3arfa,اجيبله,اجيبلها,محتاجها,محتاجه,البسها,البسه,معاه,معاها,بيها,بيه,beeha,beeh,biha,fe 3andoko,be kam,be kaam,ya gama3a,ya basha,ya fandem,sabah el kher,saba7 el kher,masa2 el kher,3amel eh,bdwr 3ala,السعر يكون,يا تري,all,pure,
    bright,snow,jet,احب,بحبه,ba7eb,bahebb,baheb,ادفع,رجلي,regly,يكلف,مش لاقي,مش لاقيه,مش لاقيها,mesh la2y,mesh la2i,mesh la2ya,mesh 3aref ala2y,
    ya,3am,3amo,sidi,seedi,7ag,7agg,ostaz,ostaza,rayes,brens,ba2olak,ba2ollak,b2olak,ba2olko,b2olko,as2al,bas2al,7ad,ya3raf,te3raf,t3raf,3andoko,3ando2o,3andoh,3ndo,eh,eih,
    waritny,waretny,7abeb,7abba,7abb,lw,law,tayeb,tyb,tab,ba3d,b3d,eznak,eznek,eznoko,sa3dony,sa3dooni,alo,allo,salamo,3aleko,3alekom,3alaykom,essalam,assalam,sabah,saba7,5er,
    kher,kheir,saba7o,masa2,teslam,teslamy,kol sana,wento,tayebin,rabbena,rabena,ykhalik,y5alik,7adretak,7adretek,7adretko,balaghni,eb3atly,eb3atli,haty,hateely,ashoof,ashof,
    ashouf,a3raf,3arfeen,3aref,dawart,dawarti,la2y,la2i,ala2y,ala2i,hala2y,hala2i,al2a,fen,feen,fein,ezay,atlob,talab,ne3mel,yb2a,yeb2a,teb2a,tb2a,ykon,yekon,yekoon,ykoon,tekon,
    tkon,tekoon,3ayzeen,3ayzin,3awzeen,3awzin,me7tageen,ne7tag,a7tag,mehtaga,mafi,wlahy,wallahi,wallahy,walahi,ya3ni,y3ni,b2a,ba2a,bsor3a,besor3a,daroory,darori,naharda,enaharda,
    bokra,towsil,kash,sa7bi,ay,kol,a7san,a7la,af7am,gamed,gamda,gamdeen,ged,gaddan,helwa,7elwa,7elween,shik,sheek,shyaka,lateef,latif,asli,ta7fa,to7fa,3agbni,3agebni,baakhod,
    akhod,a5od,ageb,hageb,ha5od,ashtery,lya,leya,leyya,eldonya,feeh,brdo,bardo,begad,bgd,mashy,tamam,o2balak,ya3am,tekram,nefsak`,
]

/** Other spellings of the words above, behind the first of each line. */
export const spellings: readonly string[] = `
  men,mn | mesh,msh,mish,mosh,moush,mch | gher,gheir,ghir,8er,8eir,gheer | fe,fi,fel,fil | lel,lil | el,il | w,we,wi,wa | elly,elli,ely,eli |
  3ayez,3ayz,3ayza,3awez,3awz,3awza,ayez,awez,3aiz | 3ala,3la | sama7t,sam7t,samaht,samahti,sama7ty,sam7ty | a2al,a2l,aqal,aqall,akal,aqel |
  aktar,aktr,akthar | ta7t,taht,t7t | fo2,foo2,fok,fo2el | 7awaly,hawaly,hawali,7wali,7awali,7wally |
  7dod,hodood,hudood,hdood,hdod,7odood,7dood,hodod | geneh,gneh,gnih,genih,gineh,geneeh,ginih,gnee,ginee | mosem,mosim,mosm |
  gedid,gdid,gded,gdeed,elgdid,jedid,gdeda,gedeeda,gdida | arkhas,ar5as | kteer,keteer,ktir,kitir | l7ad,le7ad,lhad,leghayet,lghayet | bta3,beta3,bta3et |
  3ashan,3shan,3alshan | 7aga,haga | 7agat,hagat | ma2as,maqas,makas,mkas,m2as,mqas,ma2ass |
  rekhis,r5is,rkhis,rakhis,r5esa,rakhisa,rkhisa,r5isa,rkhesa,rakhees,rakheesa,rekhees,re5is,re5es,rkhes,rkhees,rekhes,re5isa,ra5is,ra5isa |
  se3r,se3ro,se3rha,s3r | lon,lono,lonha,loon,loono,lawn,lown | kwayes,kwayesa,kuwayes |
  mizaneya,mizanya,mezaneyty,mizanyty,mizanity,mezaneyet,mizaneyty | ma3aya,m3aya,ma3ayya,ma3ia | جنيه,جنيها,جنيهات,ج |
  عايز,عايزه,عاوز,عاوزه,عايزين,عاوزين | كتير,كثير | اكتر,اكثر | اللي,الي | ميزانيتي,ميزانيه | معايا,معاي,معاية,معي | اكس,اكسترا,اكستر | لارج,لارچ |
  دبل,دوبل,دابل | مناسب,مناسبه | ونص,ونصف | نص,نصف | تريبل,تربل`.split('|')
