import type { SingleArt } from '#src/db/demo/art/art.ts'
import { sizesBetween } from '#src/db/demo/names/sizes.ts'
import type { Draft } from './draft.ts'
import { shelf, type Paint } from './shelf.ts'
import { footballBoots } from './shoes-football.ts'
import { fits } from './texts-fit.ts'

const MEN = sizesBetween('eu-40', 'eu-46', 2)
const WOMEN = sizesBetween('eu-36', 'eu-41', 2)
const KIDS = sizesBetween('eu-28', 'eu-38', 2)
const shoe = (pattern: SingleArt['pattern'], options: Partial<SingleArt> = {}): Paint => (colors) => ({ kind: 'shoe', colors, pattern, ...options })
const slide: Paint = (colors) => ({ kind: 'slide', colors })

const running = shelf({ prefix: 'SRN', category: 'shoes-running', gender: 'men', sizes: sizesBetween('eu-40', 'eu-46'), cloth: 'runner', fit: fits.shoe, art: shoe('lines') }, [
  { ar: 'كوتشي جري «كورنيش»', en: 'Corniche running shoes', in: 'sky-blue/white black/orange', price: 1690, sold: 310, age: 6, about: ['للجري على الأسفلت من قصر النيل للمعادي: فوم طري تحت الكعب ووش شبك بيهوّي.', 'For tarmac from Kasr El Nil to Maadi: soft foam at the heel, breathing mesh on top.'] },
  { ar: 'كوتشي جري «هضبة»', en: 'Hadaba trail shoes', in: 'green/orange black/yellow', price: 1950, art: shoe('shards'), about: ['نعل عميق لطلعة المقطم ووادي دجلة، وواقي قدّام للحجر.', 'Deep lugs for Mokattam and Wadi Degla, with a guard against stones.'] },
  { ar: 'كوتشي جري يومي', en: 'Daily trainer', in: 'navy/white grey/orange', price: 3250, was: 4100, brand: 'asics', about: ['لكيلومترات كل يوم: ثابت، مريح، وما بيضغطش على الصوابع.', 'For the kilometres of every day: steady, comfortable, easy on the toes.'] },
  { ar: 'كوتشي سباق خفيف', en: 'Light race shoes', in: 'yellow/black pink/white', price: 4650, brand: 'adidas', art: shoe('fade'), about: ['ليوم السباق: وزن قليل ونعل بيرد الخطوة.', 'For race day: little weight and a sole that gives the step back.'] },
  { ar: 'كوتشي جري مبطّن', en: 'Max-cushion running shoes', in: 'white/sky-blue black/grey', price: 4290, brand: 'new-balance', about: ['فوم سميك للركبة الحسّاسة والمسافات الطويلة.', 'Thick foam for careful knees and long distances.'] },
  { ar: 'كوتشي جري ثابت', en: 'Stability running shoes', in: 'blue/orange grey/red', price: 3890, brand: 'mizuno', art: shoe('panel'), about: ['للي رجله بتميل لجوّه: دعامة في النص من غير تقل.', 'For feet that roll inward: support in the middle without weight.'] },
  { ar: 'كوتشي جري للمبتدئ', en: 'First-run shoes', in: 'black/white red/white', price: 1290, was: 1590, about: ['لأول خمسة كيلو في حياتك. مريح وسعره ما يخوّفش.', 'For the first five kilometres of your life. Comfortable, and the price will not scare you.'] },
  { ar: 'كوتشي جري حريمي «نسمة»', en: 'Nasma women’s running shoes', in: 'pink/white purple/pink', price: 1650, gender: 'women', sizes: sizesBetween('eu-36', 'eu-41'), sold: 240, about: ['قالب أضيق عند الكعب، وخفيف للمشي السريع والجري.', 'A last narrower at the heel, light for fast walks and runs.'] },
  { ar: 'كوتشي جري حريمي طري', en: 'Women’s soft running shoes', in: 'white/pink sky-blue/white', price: 3450, brand: 'nike', gender: 'women', sizes: sizesBetween('eu-36', 'eu-41'), art: shoe('fade'), about: ['نعل بيمتص الخبطة، ولسان مبطّن ما بيتزحلقش.', 'A sole that takes the shock and a padded tongue that stays put.'] },
  { ar: 'كوتشي مشي حريمي', en: 'Women’s walking shoes', in: 'grey/pink black/white', price: 2190, was: 2750, brand: 'skechers', gender: 'women', sizes: WOMEN, art: shoe('plain'), about: ['تدخل رجلك من غير رباط تقريبًا، وتمشي فيه اليوم كله.', 'On almost without tying, and comfortable all day.'] },
])

const training = shelf({ prefix: 'STR', category: 'shoes-training', gender: 'men', sizes: MEN, cloth: 'runner', fit: fits.shoe, art: shoe('panel') }, [
  { ar: 'كوتشي جيم «وتد»', en: 'Watad gym shoes', in: 'black/orange grey/black', price: 1450, sold: 200, about: ['نعل مستوي وثابت للسكوات والديدليفت، ومقدّمة مرنة للاندفاع.', 'A flat steady sole for squats and deadlifts, with a front that bends for lunges.'] },
  { ar: 'كوتشي كروس تدريب', en: 'Cross-training shoes', in: 'red/black navy/white', price: 2990, brand: 'reebok', about: ['حبل وصندوق وجري قصير في تمرين واحد: ماسك من الجنب وخفيف.', 'Rope, box and short runs in one session: firm at the side and light.'] },
  { ar: 'كوتشي تدريب خفيف', en: 'Light training shoes', in: 'white/black blue/white', price: 2690, was: 3350, brand: 'under-armour', art: shoe('lines'), about: ['وش شبك بيهوّي ونعل بيلفّ، للكلاسات والجيم.', 'Breathing mesh and a sole that pivots, for classes and the gym.'] },
  { ar: 'كوتشي تدريب حريمي', en: 'Women’s training shoes', in: 'pink/black white/purple', price: 1390, gender: 'women', sizes: WOMEN, art: shoe('fade'), about: ['ثابت على الأرض وناعم على الكعب، للزومبا والأوزان.', 'Steady on the floor, soft at the heel, for zumba and weights.'] },
  { ar: 'كوتشي أوزان', en: 'Lifting shoes', in: 'black/red', price: 3790, brand: 'adidas', stock: 'coming', age: 3, about: ['كعب عالي صلب وحزام فوق المشط، للي بيرفع جد.', 'A raised hard heel and a strap across the foot, for those who lift in earnest.'] },
])

const basketball = shelf({ prefix: 'SBK', category: 'shoes-basketball', gender: 'men', sizes: sizesBetween('eu-41', 'eu-48'), cloth: 'runner', fit: fits.shoe, art: shoe('shards') }, [
  { ar: 'حذاء سلة «قفزة»', en: 'Qafza basketball shoes', in: 'black/red white/navy', price: 1890, about: ['رقبة مبطّنة وكعب بيمتص النزلة، ونعل للصالة وللأسفلت.', 'A padded collar, a heel that takes the landing, a sole for hall and street.'] },
  { ar: 'حذاء سلة خفيف', en: 'Light basketball shoes', in: 'blue/orange black/gold', price: 3990, brand: 'nike', about: ['للي بيلعب صانع ألعاب: قريب من الأرض وبيقف في لحظة.', 'For the point guard: close to the floor, stops at once.'] },
  { ar: 'حذاء سلة بدعم عالي', en: 'High-support basketball shoes', in: 'red/black white/black', price: 3490, was: 4350, brand: 'under-armour', art: shoe('panel'), about: ['ماسك على الكاحل من غير ما يقيّده، لتحت السلة.', 'Holds the ankle without tying it down, for work under the basket.'] },
  { ar: 'حذاء سلة كلاسيك', en: 'Classic basketball shoes', in: 'white/red', price: 2790, brand: 'puma', art: shoe('plain'), about: ['شكل السبعينات ونعل النهارده. يمشي مع الجينز برضه.', 'Looks of the seventies, sole of today. Fine with jeans too.'] },
])

const court = shelf({ prefix: 'STN', category: 'shoes-tennis-padel', gender: 'men', sizes: sizesBetween('eu-40', 'eu-46'), cloth: 'runner', fit: fits.shoe, art: shoe('panel') }, [
  { ar: 'حذاء بادل «زجاج»', en: 'Zogag padel shoes', in: 'white/blue black/yellow', price: 1790, sold: 180, age: 9, about: ['نعل سنبلة للرمل على أرض البادل، وجنب مقوّى للزحلقة.', 'A herringbone sole for sandy courts and a strong side for slides.'] },
  { ar: 'حذاء تنس للملاعب الصلبة', en: 'Hard-court tennis shoes', in: 'white/navy sky-blue/white', price: 3690, brand: 'asics', about: ['نعل بيعيش على الأسفلت، وثبات في التغيير السريع.', 'A sole that lasts on hard courts and holds in quick changes.'] },
  { ar: 'حذاء بادل خفيف', en: 'Light padel shoes', in: 'orange/black', price: 3190, was: 3990, brand: 'head', art: shoe('lines'), about: ['خفيف وبيتنفّس، لتلات ماتشات ورا بعض.', 'Light and airy, for three matches in a row.'] },
  { ar: 'حذاء تنس حريمي', en: 'Women’s tennis shoes', in: 'white/pink', price: 2990, brand: 'wilson', gender: 'women', sizes: sizesBetween('eu-36', 'eu-41'), about: ['قالب حريمي مظبوط، ومقدّمة محمية من الجرّ.', 'A women’s last, with a toe guarded against dragging.'] },
  { ar: 'حذاء تنس كلاسيك جلد', en: 'Leather tennis classic', in: 'white/green navy/white', price: 2390, brand: 'fila', cloth: 'leather', art: shoe('plain'), about: ['جلد ناعم بلمسة لون، للملعب يوم الجمعة وللشارع باقي الأسبوع.', 'Smooth leather with a touch of colour: the court on Friday, the street all week.'] },
])

const lifestyle = shelf({ prefix: 'SLF', category: 'shoes-lifestyle', gender: 'unisex', sizes: sizesBetween('eu-37', 'eu-46', 2), cloth: 'leather', fit: fits.shoe, art: shoe('plain') }, [
  { ar: 'كوتشي «سيوة»', en: 'Siwa sneakers', in: 'beige/brown white/beige', price: 1390, sold: 260, age: 10, about: ['ألوان الرملة ونعل كريمي، يمشي مع أي لبس.', 'The colours of sand and a cream sole; goes with everything.'] },
  { ar: 'كوتشي «وسط البلد»', en: 'Downtown sneakers', in: 'black/white white/black red/white', price: 1290, sold: 330, about: ['سادة وبسيط ومريح للمشي الكتير. بيتنضّف بفوطة.', 'Plain, simple, made for long walks. Cleans with a cloth.'] },
  { ar: 'كوتشي جلد بكعب ملوّن', en: 'Leather sneakers with a colour heel', in: 'white/green black/white', price: 2890, brand: 'adidas', about: ['جلد ناعم ولمسة لون ورا، الكوتشي اللي لازم يبقى عندك.', 'Smooth leather with a touch of colour at the heel: the pair everybody needs.'] },
  { ar: 'كوتشي جري كلاسيك', en: 'Retro runner sneakers', in: 'grey/navy navy/red', price: 3290, was: 4100, brand: 'new-balance', art: shoe('panel'), about: ['شكل أحذية الجري القديمة، شمواه وشبك ونعل عريض.', 'The look of old running shoes: suede, mesh and a wide sole.'] },
  { ar: 'كوتشي سميك', en: 'Chunky sneakers', in: 'white/pink black/grey', price: 2190, brand: 'fila', art: shoe('shards'), about: ['نعل عالي وطبقات كتير، للي بيحب يبان.', 'A tall sole and many layers, for those who like to be seen.'] },
  { ar: 'كوتشي قماش', en: 'Canvas sneakers', in: 'navy/white black/white yellow/white', price: 890, was: 1190, cloth: 'runner', about: ['خفيف للصيف، وبيتغسل بفرشة وصابون.', 'Light for summer; brush and soap will do.'] },
  { ar: 'كوتشي سويد', en: 'Suede-look sneakers', in: 'green/white maroon/white', price: 2590, brand: 'puma', about: ['ملمس شمواه وخط واحد من الجنب، شكل السبعينات.', 'A suede touch and one line at the side, seventies style.'] },
  { ar: 'كوتشي مشي مريح', en: 'Easy walking sneakers', in: 'black grey/white', price: 2490, brand: 'skechers', cloth: 'runner', about: ['نعل فوم ولبس سريع، للشغل اللي كله وقفة.', 'Foam sole and quick to put on, for work on your feet.'] },
])

const slides = shelf({ prefix: 'SSL', category: 'shoes-slides', gender: 'unisex', sizes: sizesBetween('eu-38', 'eu-46', 2), cloth: 'slide', fit: fits.shoe, art: slide }, [
  { ar: 'شبشب بعد التمرين', en: 'After-training slides', in: 'black/white navy/orange red/white', price: 290, sold: 450, about: ['قاعدة طرية ترتاح عليها رجلك بعد الحذاء.', 'A soft bed for feet just out of boots.'] },
  { ar: 'شبشب حمام سباحة', en: 'Pool slides', in: 'blue/white sky-blue/navy', price: 250, about: ['بيصفّي المية وما بيتزحلقش على البلاط.', 'Drains water and does not slip on tiles.'] },
  { ar: 'شبشب رياضي عريض', en: 'Wide-strap slides', in: 'white/black black/gold', price: 690, brand: 'puma', about: ['حزام عريض مبطّن، وسمك زيادة تحت الكعب.', 'A wide padded strap and extra thickness at the heel.'] },
  { ar: 'شبشب مريح', en: 'Comfort slides', in: 'grey/black beige/brown', price: 850, was: 990, brand: 'adidas', about: ['فوم بياخد شكل القدم، للبيت وللشط.', 'Foam that takes the shape of the foot, for home and beach.'] },
  { ar: 'شبشب حريمي', en: 'Women’s slides', in: 'pink/white purple/white', price: 320, gender: 'women', sizes: WOMEN, about: ['خفيف وألوانه حلوة، وبيتغسل تحت الحنفية.', 'Light, cheerful, washes under the tap.'] },
])

const kidsShoes = shelf({ prefix: 'SKD', category: 'shoes-kids', gender: 'kids', sizes: KIDS, cloth: 'runner', fit: fits.kids, art: shoe('lines') }, [
  { ar: 'حذاء كورة أطفال FG', en: 'Kids FG football boots', in: 'red/white yellow/black', price: 790, sold: 230, cloth: 'boot', art: (colors) => ({ kind: 'boot', colors, pattern: 'flash' }), about: ['استادات مدوّرة آمنة للنجيل الطبيعي، ووزن على قد رجله.', 'Safe rounded studs for grass and a weight to match small legs.'] },
  { ar: 'حذاء ترتان أطفال TF', en: 'Kids TF turf shoes', in: 'blue/orange black/white', price: 750, sold: 260, cloth: 'boot', art: shoe('panel'), about: ['حذاء الأكاديمية: مقدّمة مقوّاة ونعل كاوتش للترتان.', 'The academy shoe: reinforced toe, rubber sole for turf.'] },
  { ar: 'كوتشي جري أطفال', en: 'Kids running shoes', in: 'sky-blue/orange pink/white black/yellow', price: 690, about: ['خفيف وبيهوّي، ورباط أستك ما بيتفكّش.', 'Light and airy, with an elastic lace that never comes undone.'] },
  { ar: 'كوتشي مدرسة أسود', en: 'Black school sneakers', in: 'black', price: 650, sold: 380, cloth: 'leather', art: shoe('plain'), about: ['أسود سادة زي ما المدرسة طالبة، ونعل بيستحمل السنة كلها.', 'Plain black, as school asks, with a sole that lasts the year.'] },
  { ar: 'كوتشي مدرسة أبيض', en: 'White school sneakers', in: 'white/grey', price: 650, cloth: 'leather', art: shoe('plain'), about: ['أبيض بيتنضّف بفوطة، ولزّاق بدل الرباط للصغيرين.', 'White that wipes clean, with a strap instead of laces for the small ones.'] },
  { ar: 'شبشب أطفال', en: 'Kids slides', in: 'green/yellow pink/white blue/white', price: 190, cloth: 'slide', art: slide, about: ['للنادي والبحر، خفيف ومش بيقع من رجله.', 'For the club and the beach: light, and it stays on.'] },
  { ar: 'كوتشي سلة أطفال', en: 'Kids basketball shoes', in: 'red/black', price: 1490, was: 1850, brand: 'nike', art: shoe('shards'), about: ['رقبة مبطّنة للكاحل، وشكل زي الكبار.', 'A padded ankle and the looks of the grown-up pair.'] },
  { ar: 'كوتشي كاجوال أطفال', en: 'Kids casual sneakers', in: 'white/blue beige/orange', price: 720, brand: 'puma', cloth: 'leather', art: shoe('panel'), about: ['للخروج وللمدرسة، ونعل مرن مع خطوته.', 'For going out and for school, with a sole that bends with the step.'] },
])

export const shoes: Draft[] = [...footballBoots, ...running, ...training, ...basketball, ...court, ...lifestyle, ...slides, ...kidsShoes]
