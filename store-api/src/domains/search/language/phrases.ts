/** Orders of a list that a text asks for. */
export type WantedSort = 'newest' | 'priceAsc' | 'priceDesc' | 'bestSeller' | 'topRated'

/** What a word or phrase of a search text does, beside naming something of the catalogue. */
export type Sense =
  | { is: 'filler' | 'for' | 'half' | 'not' | 'and' | 'to' | 'currency' | 'size' | 'age' | 'years' | 'months' | 'offers' | 'stock' | 'adults' | 'bodies' }
  | { is: 'price'; how: 'to' | 'from' | 'about' | 'between' }
  /** Said behind a number or before it: 500 or less, max 500. */
  | { is: 'bound'; how: 'to' | 'from' | 'about' }
  | { is: 'season'; which: 'this' | 'last' | 'old' }
  | { is: 'system'; system: 'eu' | 'uk' | 'us' }
  | { is: 'label'; label: string }
  | { is: 'number'; number: number }
  | { is: 'sort'; sort: WantedSort }

/** Phrases are separated by commas. */
export const phrases: [Sense, string][] = [
  [{ is: 'not' }, `
    بدون,من غير,مش,مو,ليس,غير,بلا,ولا,ما عدا,ماعدا,عدا,من دون,without,no,not,non,except,but not,mesh,mish,men gher,bdon,bedon,باستثناء,بخلاف,سوى,
    من غير ما يكون,ما يكونش,مايكونش,ميكونش,مش عايز,مش عايزه,مش عايزة,مش عاوز,مش عاوزة,مش عايزين,مش من,مش بتاع,مش لون,مش بلون,اي حاجة غير,اي حاجه غير,
    كله غير,كله ما عدا,لا اريد,لا أريد,لا يكون,ليس من,ليس بلون,ليست,خالي من,خالية من,مفيهوش,مفيهاش,مافيهوش,مافيهاش,ملوش,ملهوش,مالوش,غير لون,بعيد عن,
    except for,excluding,exclude,other than,anything but,any but,apart from,besides,avoid,dont want,don t want,do not want,not by,not from,not in,
    not the,not a,minus,but no,mosh,msh,moush,mish 3ayez,msh 3ayez,mesh 3ayez,mn gher,mn ghir,min gher,min gheir,men gheir,men ghir,men 8er,mn 8er,gher,
    gheir,bala,ma3ada,ma 3ada,bidoon,bedoon,bidon,badon,ella,color but,colour but,any color but,any colour but,in any color but,in any colour but,
    all but,everything but,any brand but,is not,are not,do not have,does not have,that is not,that are not,which is not,which are not,مش عليه,
    مش مكتوب عليه,من غير لون,غير ماركة,بدون ماركة,بلاش,بس بلاش,بلاش لون,الا,إلا,الا لون,على الا يكون,على ألا يكون,على ان لا يكون,بشرط ما يكونش,
    بشرط الا يكون,وما يكونش,ومايكونش,ومش عايز,ومش عايزه,مايكونش لونه,ميكونش لونه,balash,bas balash,ma3ada loon,mayekonsh,ela,اي شيء الا,أي شيء إلا,
    اي حاجة الا,anything except,لا`],
  [{ is: 'and' }, `او,أو,و,and,or,&,aw`],
  [{ is: 'to' }, `ل,لـ,الى,إلى,لحد,لغاية,حتى,to,till,until,upto,le7ad`],
  [{ is: 'for' }, `
    للـ,بتاع,بتاعة,بتاعت,بتوع,خاص ب,خاصة ب,عشان,علشان,لاجل,لممارسة,لرياضة,for,to play,for playing,to do,bta3,bta3et,beta3,lel,lil,3ashan,3shan,للعب,لعب`],
  [{ is: 'bound', how: 'to' }, `
    او اقل,أو أقل,واقل,فاقل,فأقل,وأقل,كحد اقصى,كحد أقصى,حد اقصى,بالكتير,بالكثير,على الاكتر,على الاكثر,بحد اقصى,ونازل,وانت نازل,or less,or under,
    or below,or cheaper,and under,and below,and less,max,maximum,at most,tops,at the most,bel kteer,bel keteer,aw a2al,w a2al,wa2al,aw a2l,w aqal`],
  [{ is: 'bound', how: 'from' }, `
    او اكتر,أو أكثر,او اكثر,واكتر,فاكثر,فأكثر,فاكتر,وأكثر,فما فوق,وما فوق,وطالع,وانت طالع,على الاقل,كحد ادنى,or more,or above,or over,and up,and above,
    and over,and more,plus,minimum,at least,aw aktar,w aktar,w aktr,aw aktr,w fo2`],
  [{ is: 'bound', how: 'about' }, `تقريبا,او نحوه,كده,or so,ish,approximately,approx,roughly,more or less,ta2reban`],
  [{ is: 'price', how: 'to' }, `
    اقل من,أقل من,تحت,تحت ال,لحد,لغاية,حتى,بحد اقصى,حد اقصى,حد اقصاه,اقصى,ارخص من,مش اكتر من,مش اكثر من,ما يزيدش عن,مايزيدش عن,ميزيدش عن,لا يزيد عن,
    لا تزيد عن,مايعديش,ما يعديش,ميعديش,باقل من,بأقل من,سعر اقل من,سعره اقل من,في ميزانية,ميزانية,ميزانيتي,معايا,اخري,اخرى,under,below,less than,up to,
    max,maximum,at most,not more than,no more than,cheaper than,lower than,within,budget,a2al men,aqal men,ta7t,taht,لا يتجاوز,لا تتجاوز,لا يتعدى,
    لا تتعدى,مايتعداش,ميتعداش,ما يتعداش,مش هدفع اكتر من,مش هيعدي,مش فوق,مايزدش عن,ميزدش عن,ما تزيدش عن,ماتزيدش عن,متزيدش عن,ادنى من,اصغر من,دون,
    بسعر لا يتجاوز,بسعر تحت,بسعر اقل من,سعره تحت,سعرها تحت,سعرها اقل من,بميزانية,في حدود ميزانية,بالكتير,بالكثير,على الاكتر,على الاكثر,اقصى حاجة,اقصاها,
    اقصاه,اخره,اخرها,كحد اقصى,ماكس,ماكسيمم,لغايت,price under,priced under,costs less than,costing under,not over,not above,no higher than,no more,
    maximum of,max of,a maximum of,lower,beneath,smaller than,for under,for less than,upto,with a budget of,my budget is,budget of,a2l men,a2l mn,
    a2al mn,aqall men,akal men,ta7t el,arkhas men,ar5as men,mesh aktar men,msh aktr mn,bel kteer,bel keteer,bel ktir,le3'ayet,leghayet,l7ad,lhad,le had,
    not exceeding,doesnt exceed,does not exceed,doesn t exceed,must not exceed,that doesnt exceed,my limit is,i have,only have,i can spend,can spend,
    to spend,spend,spending,pay,i can pay,فلوسي,معاي,معاية,معايه,معي,ميزانيه,اقصى سعر,اعلى سعر,مايجيبش,ميجيبش,اول اخره,بسعر,سعر,سعره,سعرها,السعر,price,
    priced at,ثمن,بثمن,بتمن,تمنه,تمنها,ma3aya,m3aya,ma3ayya,mizaneya,mizanya,mezaneyet,ب`],
  [{ is: 'price', how: 'from' }, `
    اكتر من,اكثر من,أكثر من,فوق,فوق ال,اعلى من,اغلى من,ازيد من,مش اقل من,لا يقل عن,ابتداء من,بداية من,يبدا من,من اول,over,above,more than,at least,min,
    minimum,starting from,starting at,higher than,not less than,aktar men,fo2,تبدا من,تبدأ من,يبتدي من,يبتدى من,تبتدي من,اكبر من,يفوق,تفوق,لا تقل عن,
    مايقلش عن,ميقلش عن,ما يقلش عن,على الاقل,سعره فوق,بسعر فوق,بسعر اكتر من,اعلى من سعر,من سعر,greater than,no less than,upwards of,starts from,starting,
    minimum of,a minimum of,priced over,priced above,costs more than,costing over,bigger than,aktr men,aktr mn,aktar mn,akthar men,foo2,fo2 el,fok,
    a3la men,men awel,بحد ادنى,حد ادنى,بحد أدنى,ادنى سعر,7ad adna,be7ad adna`],
  [{ is: 'price', how: 'about' }, `
    في حدود,فى حدود,حدود,حوالي,حوالى,تقريبا,بحوالي,around,about,approximately,approx,roughly,near,7awaly,fe 7dod,fi hdod,على حدود,فى حدود ال,ما يقارب,
    يقارب,بتاع حوالي,في نطاق,في رينج,رينج,بمتوسط,بسعر حوالي,سعره حوالي,سعرها حوالي,ب حوالي,قرابة,نحو,circa,about the price of,price around,
    priced around,for about,for around,somewhere around,close to,hawaly,hawali,7wali,7awali,7wally,fi 7dod,fe hdood,fe hdod,fi hdood,7dod,hdod,ta2reban,
    taqriban`],
  [{ is: 'price', how: 'between' }, `
    من,بين,ما بين,مابين,between,from,men,bein,يتراوح بين,تتراوح بين,يتراوح من,سعره بين,سعره من,سعرها بين,بسعر بين,بسعر من,في المدى من,anywhere between,
    priced between,price between,price from,ranging from,range,mn,min,ben,been,maben,ma ben,ma been`],
  [{ is: 'currency' }, `
    جنيه,جنية,جنيها,جنيهات,ج,جم,ج م,egp,le,l e,pound,pounds,gneh,geneh,gnih,genih,egyptian pounds,جنيها مصريا,جنيه مصري,جنيهات مصرية,ل ع,gineh,geneeh,
    ginih,gnee,ginee,egyptian pound,bucks,quid`],
  [{ is: 'size' }, `
    مقاس,مقاسي,مقاسات,المقاس,مقاسه,مقاسها,نمرة,نمره,النمرة,قياس,سايز,size,sizes,sz,ma2as,maqas,makas,nemra,قياسي,مقاسنا,المقاسات,بمقاس,على مقاس,
    مقاس رقم,بنمرة,المقاس بتاعي,in size,in a size,sized,size number,ma2asat,m2as,mkas,el ma2as,sayz,nemret,nemrit,ma2asy,ma2asi,mqasy,رقم المقاس`],
  [{ is: 'age' }, `
    عمر,عمره,عمرها,سن,عنده,عندها,age,aged,ages,بعمر,لعمر,في عمر,في سن,لسن,بسن,ابن,بنت عمرها,طفل عمره,طفلة عمرها,عمر ابني,عمر بنتي,عنده من العمر,for age,
    for ages,at age,aged around,3omr,3omro,3omrha,3andaha,3ando,senno,sen`],
  [{ is: 'years' }, `
    سنين,سنة,سنه,سنوات,اعوام,عام,سنتين,years,year,years old,year old,yrs,yr,yo,y,senin,sneen,sana,عاما,سنوات من العمر,year olds,years of age,yr old,
    yrs old,yo kid,sanawat,sneno,sneena,senen,snin`],
  [{ is: 'months' }, `شهر,شهور,اشهر,months,month,mo`],
  [{ is: 'season', which: 'this' }, `
    الموسم ده,الموسم دا,الموسم دة,موسم ده,هذا الموسم,الموسم الحالي,الموسم الجديد,موسم جديد,السيزون الجديد,السيزون ده,السنة دي,السنه دي,this season,
    current season,new season,the new season,latest season,this year,el mosem da,elmosem da,mosem gded,الموسم دوت,السيزون دا,الموسم الجاري,السنادي,
    السنه ده,العام الحالي,هذا العام,هذه السنة,العام ده,السنة الحالية,بتاع السنة دي,موديل السنة,موديل السنة دي,الموسم اللي احنا فيه,this seasons,
    this years,current,the current season,the current,season now,el season da,el season el gded,mosem gedid,el mosem el gedid,elmosem elgdid,el sanadi,
    elsanadi,el sana di,elsana di,el sanady,احدث موسم,أحدث موسم,اخر موسم,آخر موسم,احدث سيزون,الموسم الأحدث,للموسم الحالي,للموسم الجديد,newest season,
    the newest season,most recent season,akher mosem,a7das mosem`],
  [{ is: 'season', which: 'last' }, `
    الموسم اللي فات,الموسم الي فات,الموسم اللى فات,موسم اللي فات,الموسم الماضي,الموسم السابق,السيزون اللي فات,السنة اللي فاتت,السنه اللي فاتت,
    last season,previous season,past season,last year,last years,el mosem elly fat,elmosem elly fat,el mosem ely fat,الموسم الفائت,الموسم المنصرم,
    الموسم الفايت,السيزون الفايت,السيزون الماضي,السيزون القديم اللي فات,العام الماضي,السنة الماضية,السنة السابقة,العام السابق,العام الفائت,
    موسم السنة اللي فاتت,the last season,the previous season,prior season,season before,last seasons,previous years,el mosem elli fat,elmosem elli fat,
    el mosem el fat,el season elly fat,el season elli fat,el sana elly fatet,el sana elli fatet,mosem el sana elly fatet,الموسم اللي عدى,
    الموسم اللي عدا,السنة اللي عدت,موسم اللي عدى`],
  [{ is: 'season', which: 'old' }, `
    الموسم القديم,موسم قديم,مواسم قديمة,المواسم اللي فاتت,القديم,القديمة,old season,older season,old seasons,past seasons,من موسم قديم,من مواسم قديمة,
    المواسم السابقة,المواسم القديمة,previous seasons,earlier seasons,el adim,el 2adim,mosem adim`],
  [{ is: 'offers' }, `
    عروض,عرض,العروض,العرض,تخفيض,تخفيضات,التخفيضات,خصم,خصومات,الخصومات,مخفض,مخفضة,تنزيلات,تصفية,تصفيات,اوفر,اوفرات,سيل,عليه عرض,عليه خصم,عليها خصم,
    عليها عرض,عليهم خصم,عليهم عرض,فيه خصم,sale,on sale,in sale,offer,offers,on offer,discount,discounts,discounted,deal,deals,clearance,reduced,3orod,
    3rod,5asm,takhfidat,نازل عليه عرض,نازل عليه خصم,عليهم عروض,عليه تخفيض,عليها تخفيض,فيها خصم,فيه عرض,فيها عرض,بعرض,بخصم,مخفضين,بسعر مخفض,سعر مخفض,
    بعد الخصم,بعد التخفيض,اوكازيون,الاوكازيون,ديسكونت,special offer,special offers,promo,promotion,promotions,marked down,price cut,price drop,
    with discount,with a discount,at a discount,on discount,bargain,bargains,khasm,5sm,el khasm,3alih khasm,3aleh khasm,3aleha khasm,3leh 5asm,
    3alih 3ard,3aleh 3ard,3ard,el 3orod,takhfid,ta5fid,ta5fidat`],
  [{ is: 'stock' }, `متوفر,متوفرة,متاح,متاحة,موجود,موجودة,in stock,available,اللي موجود,اللي متوفر,in-stock,mawgood,mawgod,motawafer,available now`],
  [{ is: 'adults' }, `كبار,الكبار,للكبار,بالغين,adult,adults,grown ups`],
  [{ is: 'sort', sort: 'priceAsc' }, `
    رخيص,رخيصة,رخيصه,رخيصين,ارخص,الارخص,الأرخص,اقتصادي,اقتصادية,مش غالي,مش غالية,بسعر كويس,سعر كويس,سعر حلو,سعره كويس,cheap,cheapest,cheaper,affordable,
    budget friendly,low price,inexpensive,not expensive,r5is,rkhis,rakhis,r5esa,بسعر رخيص,بسعر قليل,سعر قليل,سعره قليل,سعر بسيط,سعر معقول,بسعر معقول,
    سعره معقول,سعر مناسب,بسعر مناسب,سعره مناسب,سعر مخفف,على قد الايد,ع قد الايد,مش مكلف,غير مكلف,غير غالي,غير غالية,موفر,زهيد,بثمن زهيد,اوفر سعر,
    اقل سعر,بأقل سعر,باقل سعر,ارخص حاجة,ارخص سعر,اقتصاديه,lowest price,lowest priced,low cost,low priced,reasonably priced,reasonable price,reasonable,
    good price,not too expensive,not pricey,less expensive,on a budget,economical,inexpensively,value for money,rakhisa,rkhisa,r5isa,rkhesa,rakhees,
    rakheesa,arkhas,ar5as,mesh ghali,msh ghali,mesh ghaly,msh ghaly,se3r kwayes,be se3r kwayes,بسعر منخفض,سعر منخفض,سعره منخفض,منخفض السعر,
    budget friendly price`],
  [{ is: 'sort', sort: 'priceDesc' }, `اغلى,الاغلى,غالي,غالية,expensive,most expensive`],
  [{ is: 'sort', sort: 'newest' }, `
    احدث,الاحدث,أحدث,اخر حاجة نزلت,newest,latest,new arrivals,احدث حاجة,اجدد,اخر اصدار,احدث اصدار,most recent,just arrived`],
  [{ is: 'sort', sort: 'bestSeller' }, `
    الاكثر مبيعا,الأكثر مبيعا,الاكتر مبيعا,الأكثر مبيعًا,best seller,best sellers,bestseller,bestsellers,best selling`],
  [{ is: 'sort', sort: 'topRated' }, `الاعلى تقييم,اعلى تقييم,top rated,best rated`],
  [{ is: 'system', system: 'eu' }, `eu,eur,اوروبي,أوروبي,european,europe,اوربي,أوربي`],
  [{ is: 'system', system: 'uk' }, `uk,بريطاني,انجليزي`],
  [{ is: 'system', system: 'us' }, `us,امريكي,أمريكي`],
  [{ is: 'label', label: 'XS' }, `xs,اكس سمول,extra small,x small,xsmall,صغير جدا,مقاس صغير جدا,مقاسي صغير جدا,قياس صغير جدا,extra-small,very small`],
  [{ is: 'label', label: 'S' }, `
    s,سمول,small,اسمول,smoll,smal,صغير المقاس,مقاس صغير,المقاس الصغير,مقاسات صغيرة,small size,size small,مقاسي صغير,قياس صغير`],
  [{ is: 'label', label: 'M' }, `
    m,ميديم,ميديوم,مديم,medium,med,مدييم,meduim,midium,متوسط,وسط المقاس,مقاس وسط,مقاس متوسط,المقاس المتوسط,medium size,size medium,مقاسي وسط,
    مقاسي متوسط,قياس متوسط,قياس وسط`],
  [{ is: 'label', label: 'L' }, `l,لارج,لارچ,large,larg,laarge,مقاس كبير,المقاس الكبير,large size,size large,مقاسي كبير,قياس كبير`],
  [{ is: 'label', label: 'XL' }, `
    xl,اكس لارج,اكسلارج,اكس,اكسترا لارج,x large,xlarge,extra large,x l,اكس لارچ,eks large,ex large,xlarg,اكستر لارج,كبير جدا,مقاس كبير جدا,
    مقاسي كبير جدا,قياس كبير جدا,x larg`],
  [{ is: 'label', label: '2XL' }, `
    2xl,xxl,2 xl,2x,2x large,دبل اكس,دوبل اكس,دبل اكس لارج,2 اكس,2 اكس لارج,اتنين اكس,اتنين اكس لارج,double xl,double x,double extra large,xx large,
    xxlarge,دبل اكس لارچ,دابل اكس,دابل اكس لارج,xx l,2 x l,2 x large,اكس اكس لارج,2xlarge,2 extra large`],
  [{ is: 'label', label: '3XL' }, `
    3xl,xxxl,3 xl,3x,3x large,3 اكس,3 اكس لارج,تلاتة اكس,تلاته اكس,تلاتة اكس لارج,triple xl,triple x,تربل اكس,تريبل اكس,تريبل اكس لارج,3 x l,3 x large,
    اكس اكس اكس لارج,3xlarge,xxx l,xxx large,3 extra large,triple extra large`],
  [{ is: 'label', label: '4XL' }, `4xl,xxxxl,4 xl,4x,4x large,4 اكس,4 اكس لارج,اربعة اكس,اربعه اكس`],
  [{ is: 'number', number: 3 }, `تلاته,ثلاثة,three`],
  [{ is: 'number', number: 4 }, `اربعه,أربعة,four`],
  [{ is: 'number', number: 5 }, `خمسه,خمسة,five`],
  [{ is: 'number', number: 6 }, `سته,ستة,six`],
  [{ is: 'number', number: 7 }, `سبعه,سبعة,seven`],
  [{ is: 'number', number: 8 }, `تمانيه,تمنية,ثمانية,eight`],
  [{ is: 'number', number: 9 }, `تسعه,تسعة,nine`],
  [{ is: 'number', number: 10 }, `عشره,عشرة,عشر,ten`],
  [{ is: 'number', number: 12 }, `اتناشر,اثنا عشر,twelve`],
  [{ is: 'number', number: 14 }, `اربعتاشر,أربعة عشر,fourteen`],
  [{ is: 'number', number: 16 }, `ستاشر,ستة عشر,sixteen`],
  [{ is: 'number', number: 38 }, `تمانيه وتلاتين,تمنية وتلاتين,thirty eight`],
  [{ is: 'number', number: 39 }, `تسعه وتلاتين,thirty nine`],
  [{ is: 'number', number: 40 }, `اربعين,أربعين,forty`],
  [{ is: 'number', number: 41 }, `واحد واربعين,forty one`],
  [{ is: 'number', number: 42 }, `اتنين واربعين,اثنين واربعين,forty two`],
  [{ is: 'number', number: 43 }, `تلاته واربعين,ثلاثة واربعين,forty three`],
  [{ is: 'number', number: 44 }, `اربعه واربعين,أربعة واربعين,forty four`],
  [{ is: 'number', number: 45 }, `خمسه واربعين,خمسة واربعين,forty five`],
  [{ is: 'number', number: 46 }, `سته واربعين,ستة واربعين,forty six`],
  [{ is: 'half' }, `ونص,ونصف,نص,نصف,and a half,half`],
  [{ is: 'number', number: 100 }, `ميت`],
  [{ is: 'number', number: 200 }, `ميتين,متين`],
  [{ is: 'number', number: 300 }, `تلتميه,تلتمية,تلتميت,ثلاثمائة`],
  [{ is: 'number', number: 400 }, `ربعميه,ربعمية,ربعميت,اربعمائة,اربعميه`],
  [{ is: 'number', number: 500 }, `خمسميه,خمسمية,خمسميت,خمسمائة,خمسماية`],
  [{ is: 'number', number: 600 }, `ستميه,ستمية,ستميت,ستمائة`],
  [{ is: 'number', number: 700 }, `سبعميه,سبعمية,سبعميت,سبعمائة`],
  [{ is: 'number', number: 800 }, `تمنميه,تمنمية,تمنميت,ثمانمائة`],
  [{ is: 'number', number: 900 }, `تسعميه,تسعمية,تسعميت,تسعمائة`],
  [{ is: 'number', number: 1_000 }, `الف,ألف,thousand`],
  [{ is: 'number', number: 1_500 }, `الف ونص,ألف ونص`],
  [{ is: 'number', number: 2_000 }, `الفين,ألفين`],
  [{ is: 'bodies' }, `
    لبس,ملابس,هدوم,clothes,clothing,wear,apparel,outfit,gear,sportswear,activewear,lebs,hdoom,hedoom,outfits,clothings,garments,attire,wears,
    activewears,لبسة,لبسه,اللبس,الملابس,ثياب,ازياء,لباس,بدل,اطقم لبس,hodoom,lebsa,labs,malabes,mlabes,el lebs,زي,زى,كسوة,طقم لبس,لباس رياضي,
    ملابس رياضية,ملابس رياضيه,لبس رياضي,هدوم رياضية,زي رياضي,sports clothes,sports clothing,sports wear,workout clothes clothing,training clothes`],
  [{ is: 'filler' }, `
    في مصر,فى مصر,جوه مصر,داخل مصر,in egypt,fe masr,في القاهرة,في الجيزة,في اسكندرية,في الاسكندرية,في إسكندرية,في المنصورة,في طنطا,في الزقازيق,في اسيوط,
    في سوهاج,في المنيا,في الفيوم,في بني سويف,في اسوان,في الاقصر,في قنا,في بورسعيد,في السويس,في الاسماعيلية,في دمياط,في دمنهور,في كفر الشيخ,في بنها,
    في شبرا,في المعادي,في مدينة نصر,في مصر الجديدة,في التجمع,في اكتوبر,في المهندسين,في الهرم,في سموحة,in cairo,in giza,in alexandria,in alex,
    in mansoura,in tanta,in maadi,fel maadi,fe maadi,في,فى,على,عن,مع,يا,ال,لو,ده,دى,دي,دا,اللي,الي,اللى,حق,نفس,كده,اي,أي,كل,حاجة,حاجات,حاجه,بس,جدا,اوي,
    قوي,ب,فيها,فيه,عليه,عليها,انا,احنا,عايز,عايزه,عايزة,عاوز,عاوزه,عاوزة,عايزين,عاوزين,محتاج,محتاجه,محتاجة,محتاجين,نفسي,ممكن,لو سمحت,لو سمحتي,لو سمحتم,
    من فضلك,من فضلكم,بعد اذنك,بعد اذنكم,هل,اريد,أريد,ابغى,ابغي,احتاج,ابحث,ابحث عن,بدور,بدور على,بادور على,ندور على,دور على,دورلي على,شوف,شوفلي,شوفولي,
    وريني,وروني,هات,هاتلي,هاتولي,جيب,جيبلي,جيبولي,اشتري,أشتري,اشترى,شراء,بيع,للبيع,اجيب,اجيبه,اجيبها,اخد,البس,يلبس,عندكم,عندكو,عندك,يوجد,توجد,يتوفر,
    تتوفر,متوفر عندكم,هل يوجد,هل يتوفر,هل عندكم,لديكم,لدى,يوجد عندكم,فين,بكام,كام,اسعار,الاسعار,ثمن,الثمن,متجر,محل,موقع,اون لاين,اونلاين,اون لين,توصيل,
    التوصيل,شحن,دليفري,الدفع عند الاستلام,كاش,احسن,أحسن,افضل,أفضل,حلو,حلوة,حلوه,كويس,كويسة,كويسه,كويسين,اصلي,أصلي,اصليه,اصلية,اوريجينال,اوريجنال,جامد,
    جامده,جامدة,شيك,تحفة,لطيف,موسم,سيزون,نادي,النادي,نادى,النادى,فريق,الفريق,فرقة,بتاعي,بتاعتي,ليا,لي,ليه,ليها,لنفسي,لابني,لبنتي,لاخويا,لمراتي,لجوزي,
    ابني,بنتي,اخويا,اختي,بابا,ماما,ايه,اقل,اكتر,حد,ماركة,ماركه,براند,من ماركة,من براند,نوع,انواع,صور,شكل,لون,اللون,لونه,لونها,الوان,رياضي,رياضيه,رياضية,
    الرياضي,الرياضية,رياضة,سبورت,جديد,جديدة,جديده,الجديد,الجديدة,اخر,حديث,قطعة,قطع,منتجات,منتج,السلام عليكم,سلام عليكم,السلام,عليكم,سلام,وعليكم السلام,
    صباح الخير,مساء الخير,صباح الفل,مساء الفل,اهلا,أهلا,اهلا وسهلا,مرحبا,هاي,هالو,الو,ازيك,ازيكم,ازيكو,حضرتك,حضراتكم,يا جماعة,يا باشا,يا فندم,يا ريس,
    فندم,باشا,شكرا,شكراً,متشكر,تسلم,ربنا يخليك,الله يخليك,كنت,كنت عايز,كنت عاوز,كنت بدور على,كنت بسال,كنت بسأل,بسال,بسأل,اسال,اسأل,سؤال,استفسار,بخصوص,
    اخباركم,عامل ايه,عاملين ايه,ان شاء الله,النهاردة,النهارده,بكرة,بسرعة,ضروري,the,a,an,of,in,on,with,by,at,is,are,do,does,have,has,you,your,u,my,me,i,
    im,we,us,it,its,this,that,there,which,want,wanna,need,needs,looking,looking for,look,find,get,give,show,show me,searching,search,buy,shop,store,
    online,delivery,prices,how much,much,best,good,nice,cool,original,authentic,brand,branded,season,pls,plz,please,some,any,sport,sports,athletic,new,
    colour,color,colored,coloured,item,items,product,products,hi,hello,hey,hello there,hi there,good morning,good evening,thanks,thank you,thx,could,
    can,would,like,id like,i would like,something,one,son,daughter,brother,sister,wife,husband,myself,3ayez,3ayz,3ayza,3awez,3awz,3awza,ayez,awez,ana,
    law sam7t,lw sm7t,men fadlak,mn fadlk,7aga,7agat,fe,fi,el,al,elly,ely,bkam,b kam,salam,salam 3alekom,ezayak,ezayko,nady,nadi,lon,gded,gdeed,asly,
    lel,lil,fel,bel,ممكن اعرف,عايز اعرف,عايز اشوف,عايز اشتري,عايزه اشتري,عاوز اشتري,حابب,حابه,حابة,حابب اشتري,حابب اشوف,ياريت,يا ريت,لو تكرمت,لو تكرمتم,
    من فضلكو,بليز,بلييز,لوسمحت,لو سمحتو,بقولك,بقولكم,بقولكو,الاقي,الاقيه,الاقيها,الاقى,هلاقي,القى,اجد,أجد,أين أجد,اين اجد,اين,كيف,ودي,اود,أود,أود شراء,
    ارغب,أرغب,ارغب في,أرغب في شراء,نرغب,رجاء,الرجاء,رجاءا,برجاء,اطلب,أطلب,اوردر,اعمل اوردر,من اجل,تنفع,ينفع,مناسب,مناسبة,مناسبه,يناسب,تناسب,خاص,خاصة,
    خاصه,ال خاص,مخصص,مخصصة,تبع,من نوع,نوعية,خامة,شغل,استايل,ستايل,لطيفة,حلوين,ممتاز,ممتازة,رائع,رائعة,فخم,شيكة,مريح جدا,افضل انواع,أفضل أنواع,اجمل,أجمل,
    احلى,أحلى,كلها,كلو,كله,الى,اهو,بردو,برضو,كمان,طب,طيب,بصراحة,والله,يعني,خالص,شوية,شويه,كام واحد,واحد,واحدة,اتنين,جوز,لصاحبي,لصاحبتي,لاختي,لاخي,لماما,
    لبابا,لوالدي,لوالدتي,لزوجي,لزوجتي,لخطيبي,لخطيبتي,لحفيدي,اخواتي,صاحبي,مراتي,جوزي,زوجي,زوجتي,العيد,عيد ميلاد,للعيد,مستلزمات,لوازم,حاجيات,تشكيلة,
    كوليكشن,مجموعة,المجموعة,تبقى,يبقى,يكون,تكون,يكونوا,بتكون,باللون,بلون,لونهم,لون ال,سنة,قصدي,يا محترم,يا جماعه,اخي,أخي,حبيبي,يا حبيبي,يا معلم,
    يا كابتن,يا حج,يا بيه,مساء النور,صباح النور,تحياتي,تحية طيبة,و عليكم السلام ورحمة الله,ورحمة الله وبركاته,ورحمة الله,وبركاته,جزاك الله خيرا,
    شكرا جزيلا,الف شكر,مشكورين,بارك الله فيك,is there,are there,where,where can i find,where can i buy,can i get,can i,can you,could you,do you have,
    do you sell,got,have you got,any chance,looking to buy,want to buy,trying to find,interested in,i am looking for,im looking for,i m looking for,
    i am after,after,would love,love,id love,browse,order,purchase,see,check,cash,cash on delivery,cod,free shipping,shipping,fast,today,now,near me,
    for my,for a,for the,dad,mum,mom,father,mother,friend,boyfriend,girlfriend,uncle,cousin,nephew,niece,grandson,stuff,things,thing,piece,pieces,pair,
    pair of,collection,range of,selection,options,option,kind of,type,type of,sort of,style,made,made by,by the,from the,that is,thats,that s,which is,
    who,what,whats,what s,how,hows,really,very,quite,just,also,too,kindly,sir,madam,guys,team,dear,greetings,regards,cheers,appreciate,thank,quality,
    high quality,top quality,genuine,real one,great,awesome,amazing,beautiful,comfortable one,perfect,suitable,suitable for,right,proper,model,version,
    edition,in the colour,in the color,in colour,in color,colour is,mumken,momken,law samaht,law sama7t,lw samaht,law sam7ty,ya rait,ya ret,yaret,
    3andokom,3andokoo,3andak,3ndak,3ndoko,3ndko,fi 3andoko,fih,feh,fee,mehtag,me7tag,mo7tag,me7taga,nefsy,nefsi,hatly,hatli,shofly,shoofly,shoofli,
    warini,wareeny,bikam,bekam,be kam,be kaam,besa3r,se3r,el se3r,se3ro,ya gama3a,ya basha,ya fandem,sa7by,s7bi,ahlan,sabah el kher,saba7 el kher,
    masa2 el kher,ezayokom,3amel eh,shokran,shukran,tawseel,twsil,ashtry,ashteri,a4tery,adawar,adawwar,badawar 3ala,badawar,bdwr 3la,3ala,3la,gebly,
    gibly,gebli,agib,ageeb,kont,kont 3ayez,kont 3ayz,kont badawar,lawn,loon,lono,lonha,7lw,7elw,helw,kwayes,kwayesa,asleya,gedid,gedida,el gdid,
    7agat lel,7aga lel,bas,keda,kda,2wy,awy,awi,gedan,l ebny,l benty,lebny,lbnty,lel walad,تمنه,تمنها,بتمن,بثمن,ثمنه,ثمنها,السعر يكون,قيمته,قيمتها,
    بقيمة,تكلفة,تكلفته,التكلفة,exactly,only,cost,costs,costing,priced,priced at,worth,value,budgets,amount,فقط,بالظبط,بالضبط,يا ترى,يعني ايه,ترشيح,
    ترشيحات,رشحلي,رشحولي,اقتراح,اقتراحات,انصحوني,انصحني,suggest,recommend,recommendations,any recommendations,advice,help,help me,أدوات,ادوات,معدات,
    equipment,supplies,essentials,plain,solid,انجليزي,الانجليزي,اسباني,الاسباني,سعودي,السعودي,ايطالي,الايطالي,الماني,الالماني,فرنسي,الفرنسي,مغربي,
    المغربي,english,spanish,saudi,italian,german,french,egyptian`],
]
