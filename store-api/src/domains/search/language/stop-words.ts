import { normalise } from './normalise.ts'

const arabic = `
  من في فى على عن الى إلى مع او أو و يا ال لو ده دى دي دا اللي الي بتاع بتاعة بتاعت بتوع حق نفس كده اي أي كل حاجة حاجات حاجه
  انا عايز عايزه عايزة عاوز عاوزه عاوزة محتاج محتاجه محتاجة نفسي ممكن لو سمحت هل عندكم عندكو فيه فين بكام كام سعر سعره سعرها
  اسعار الاسعار ثمن رخيص رخيصه ارخص غالي عرض عروض خصم خصومات تخفيض تخفيضات شراء اشتري بيع متجر محل اون لاين اونلاين توصيل
  احسن افضل حلو حلوه كويس كويسه اصلي اصليه اوريجنال جامد جامده شيك موسم سيزون نادي النادي فريق بتاعي ليا للبيع ايه اقل اكتر
  جنيه ماركة ماركه براند نوع انواع صور شكل كبير كبار كبيره صغير لبس ملابس رياضي رياضيه رياضية سبورت جديد جديده الجديد
  الجديدة احدث اخر حديث
`
const english = `
  the a an of for in on with and or to from by at is are my me i want need looking buy shop online price prices cheap best
  sale offer offers discount al el club original brand season egp le pls please some any wear clothes clothing sport sports
  sportswear activewear new newest latest
`

const split = (words: string) => words.split(/\s+/).filter(Boolean)

/** Words of a query that do not describe a product. They are ignored only when other words remain. */
export const stopWords: ReadonlySet<string> = new Set([...split(arabic), ...split(english)].map(normalise))

const words = `
  مقاس مقاسات المقاس نمره قياس size sizes xs s m l xl xxl xxxl 2xl 3xl 4xl لارج ميديم ميديوم سمول اكس اكسلارج اكسترا دبل لتر
  سنه سنين
  small medium large years year old yrs
`
const sizeWords = new Set(words.trim().split(/\s+/).map(normalise))
const NUMBER = /^\d{1,3}$/

/** Whether a word is a size or an age: products with it rank higher, products without it still match. */
export function isSizeWord(word: string): boolean {
  return sizeWords.has(word) || NUMBER.test(word)
}
