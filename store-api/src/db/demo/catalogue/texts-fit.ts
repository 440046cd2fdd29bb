import type { Pair } from './draft.ts'

/** How things sit; what a shopper asks before choosing a size. */
export const fits = {
  regular: ['قصّة عادية، خد مقاسك', 'Regular fit, take your size'],
  slim: ['قصّة مظبوطة على الجسم؛ لو بتحبه واسع خد مقاس أكبر', 'Slim fit; go one up if you like room'],
  loose: ['قصّة واسعة، لو بين مقاسين خد الصغير', 'Loose fit; between two sizes take the smaller'],
  tight: ['لازق على الجسم من غير ما يكتم', 'Close to the body without squeezing'],
  kids: ['القصّة فيها سنة زيادة للنمو', 'Cut with a little room to grow'],
  modest: ['واسع وطويل وما بيشفّش', 'Loose, long and not see-through'],
  shoe: ['القالب عادي، خد مقاسك المعتاد', 'True to size, take your usual one'],
  narrow: ['القالب ضيّق شوية، لو رجلك عريضة خد نص مقاس زيادة', 'Slightly narrow: with wide feet go half a size up'],
  socks: ['مقاس S من 35 لـ 38، وM من 39 لـ 42، وL من 43 لـ 46', 'S is EU 35–38, M is 39–42, L is 43–46'],
} satisfies Record<string, Pair>
