import { normalise } from './normalise.ts'
import { stem } from './stem.ts'
import { distance, isAlike } from './typos.ts'

/**
 * Things that people look for in a shop of sportswear, and that it may not sell. Each is a word that is spelt right:
 * ستيكر is no misspelt سنيكر. A shop that sells one has its word in a product, which wins.
 */
const things = `
  ستيكر,ستيكرات,استيكر,ملصق,بوستر,علم,اعلام,تذكره,تذاكر,كاس,كؤوس,درع,صفاره,كارت,كروت,شبكه,مرمي,هدف,عارضه,ساعه,ساعات,نظاره,نظارات,نضاره,نضارات,
  عطر,عطور,برفان,بارفان,جينز,فستان,فساتين,جيبه,تنوره,بيجامه,بيجامات,بوكسر,بوكسرات,كلوت,بانتي,كرافته,محفظه,جلابيه,عبايه,حزام,احزمه,كعب,كلسون,
  خوذه,خوذ,ركبه,ركب,دمبل,دمبلز,دامبلز,بار,حبل,حبال,مات,سجاده,بساط,استك,عجله,عجل,دراجه,دراجات,مشايه,تردميل,سكوتر,باتيناج,زلاجات,خيمه,سناره,
  بروتين,كرياتين,مكملات,فيتامين,لاب,لابتوب,موبايل,سماعه,سماعات,كتاب,لعبه,العاب,شطرنج,بلياردو,جولف,رجبي,بيسبول,كريكت,هوكي,بولينج,اسكواش,ريشه,
  زعانف,عوامه,غطس,غوص,تزلج,طاوله,ترابيزه,كرسي,مظله,شمسيه,رباط,نعل,ضبان,معصم,شاره,بلاستيك,مخده,بطانيه,فوطه,فوط,عود,وساده,خاتم,اسوره,انسيال,شماعه,ولاعه,شاحن,سبحه,مرتبه,سرير,ثلاجه,غساله,تليفزيون,تابلت,كيبورد,طابعه,دولاب,ستاره,لحاف,قوس,سيف,مبارزه,مصارعه,كاراتيه,
  تايكوندو,جودو,فروسيه,صيد,كاياك,قارب,تجديف,تسلق,سكيت,بنش,عقله,جينر,امينو,مكياج,شامبو,صابون,مزيل,بيكيني,بكيني,قلم,كشكول,دفتر,بينج,بونج,سنوكر,ترامبولين,طبله,كوكيز,شوكولاته,منشفه,مناشف,بشكير,برنص,
  sticker,stickers,poster,flag,flags,ticket,tickets,trophy,trophies,medal,medals,whistle,net,nets,goal,goals,post,watch,watches,smartwatch,sunglasses,
  glasses,goggles,perfume,jeans,denim,dress,dresses,skirt,skirts,pyjamas,pajamas,boxer,boxers,underwear,lingerie,tie,wallet,purse,belt,belts,heel,heels,
  helmet,helmets,pads,brace,dumbbell,dumbbells,barbell,kettlebell,rope,ropes,mat,mats,rug,band,bands,headband,wristband,sweatband,armband,bike,bikes,
  bicycle,treadmill,scooter,skate,skates,skateboard,tent,rod,protein,creatine,whey,vitamins,supplements,laptop,phone,headphones,earbuds,book,game,games,
  chess,golf,rugby,baseball,cricket,hockey,bowling,squash,badminton,fins,snorkel,ski,skis,snowboard,table,chair,umbrella,lace,laces,insole,insoles,
  towel,towels,bathrobe,blanket,pillow,crocs,coffee,puffer,cup,cups,sandbag,weight,weights,bench,rack,machine,mouthguard,xbox,playstation,toy,toys,
  doll,sofa,lamp,camera,tape,spray,cream,gum,sweatband,karate,taekwondo,judo,fencing,archery,sword,horse,saddle,fishing,kayak,boat,surfboard,wetsuit,climbing,
  rollerblades,darts,snooker,billiard,billiards,elliptical,stepper,trampoline,swing,necklace,bracelet,earring,earrings,jewelry,makeup,lipstick,shampoo,soap,deodorant,
  razor,tv,television,tablet,keyboard,mouse,charger,cable,speaker,drone,printer,fridge,bed,mattress,curtain,carpet,blazer,tuxedo,gown,kimono,bikini,thong,
  robe,cufflinks,sleeveless,league,كاروهات,كارو,مربعات,bandage,ضماده,worldcup,laliga,دوري,الدوري,مونديال,سيفيا,sevilla,لاكرز,lakers,chocolate,cake,garab,juice,milk,novel,pen,notebook,pencil,smart,jump,skipping,sa3a,naddara,3agala,mashaya,7abl,fota,dambel,3etr,7ezam,fostan,drum,overcoat,nightwear,pyjama,kite,vest,sack,studs,crib,stroller,tea,fabric,coach,card,cards,plate,plates,slip,slips,headlight,socket,pan,pot,شاي,قهوه,قماش,اقمشه,مدرب,بالون,بالونات,كراتين,مريله,معطف,معاطف,صندل,صنادل,بونيه,بلوزه,بلوزات,ترمس,coat,coats,sandal,sandals,blouse,blouses,visor,thermos,hoop,hoops,overgrip,overgrips,sunhat,بدله,اندر,اندرات,حجاب,hijab,مقلمه,بيض,roz,مراتب,abaya,abayas,صلاه,تراويح
`

/** Things of which each word alone may be one of the shop. */
const phrases = `
  اكس بوكس,بوت جلد,بوت شتوي,بوت مطر,جزمه مطر,حذاء مطر,حذاء جلدي,كارت احمر,كارت اصفر,كرت احمر,كرت اصفر,بطاقه حمراء,بطاقه صفراء,حمام سباحه,حلقه ملاكمه,
  كيس ملاكمه,كيس نوم,اشتراك جيم,جهاز مشي,جهاز جري,جهاز رياضي,كوره بلياردو,كوره بولينج,بدله رقص,بدله فرح,بدله رسميه,قميص نوم,قميص رسمي,حذاء رسمي,
  ملعب كوره,ملعب تنس,ملعب بادل,لعب اطفال,العاب اطفال,مدرسه كوره,الرجاء المغربي,الرجاء البيضاوي,عجله تمرين,red card,yellow card,gift card,x box,leather boots,leather boot,rain boots,snow boots,winter boots,ski boots,
  hiking boots,work boots,dress shoes,dress shirt,night shirt,formal shoes,formal shirt,swimming pool,boxing ring,punching bag,sleeping bag,tea bag,
  gym machine,running machine,gym membership,cool box,ice box,lunch box,tool box,ball pump,sun hat,world cup,كاس العالم,premier league,la liga,baby bottle,جزمه رسمي,جزمه كلاسيك,جزمه جلد,طايره بدون,حجاب رياضي,كاب سباحه,طاقيه سباحه,swim cap,swimming cap,bathing cap,sports hijab,heavy bag,american football,down jacket,bomber jacket,tennis court,padel court,football academy,football school,beach ball,match box,bottle cap,cap gun,shower cap,شنطه عده,كره ارضيه,كوره ارضيه,اوزان رجل,اوزان رجلين,اوزان قدم,صدريه تدريب,صدريات تدريب,صدريه التدريب,صدريات التدريب,madareb raket,madrab raket,beach racket,beach rackets,اهلي سعودي,الاهلي السعودي,الاهلي جده,اهلي جده,saudi ahly,saudi ahli
`

const words = things.split(',').map((word) => normalise(word))
/** The phrases, word by word. */
export const otherPhrases: readonly string[][] = phrases.split(',').map((phrase) => normalise(phrase).split(' '))
const stems = new Set([...words.map(stem), ...otherPhrases.map((phrase) => phrase.map(stem).join(' '))])

/** Whether a word or two name a thing that has nothing to do with a similar one of the shop. */
export function isOtherThing(word: string): boolean {
  return stems.has(word.split(' ').map(stem).join(' '))
}

/** Returns how far the nearest of these things is from a misspelt word, at most `limit`; otherwise Infinity. */
export function farFromOtherThing(word: string, limit: number): number {
  return words.reduce(
    (least, other) =>
      isAlike(word[0], other[0]) ? Math.min(least, distance(word, other, Math.min(limit, least))) : least,
    Number.POSITIVE_INFINITY,
  )
}
