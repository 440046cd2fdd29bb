import { pts } from '#demo/art/kit/outline.ts'

/** Outlines of the upper body: the right half, from neck to hem, mirrored about x = 400. */
export const TORSO = {
  regular: pts('476,150* 545,171 606,199* 590,292 611,398* 604,510 598,630 604,760 607,880* 525,895 400,902'),
  loose: pts('478,158* 548,178 616,208* 603,300 622,412* 621,520 619,640 620,760 616,866* 525,878 400,884'),
}
/** The right arm, from the shoulder round the cuff to the armpit. */
export const SLEEVE = {
  short: pts('606,199* 642,221 672,268 700,350 727,434* 676,462 617,478* 611,398* 560,300*'),
  long: pts('606,199* 644,224 671,282 697,440 722,620 742,788* 706,804 668,806* 650,660 629,520 611,398* 560,300*'),
  wide: pts('616,208* 656,234 684,296 708,450 732,630 746,772* 700,790 656,790* 642,660 632,530 622,412* 560,310*'),
}
export type Fit = keyof typeof TORSO
export type Sleeve = keyof typeof SLEEVE

const HALF_WIDTHS = pts('130,200 199,206 292,190 398,211 620,202 760,206 905,212')

/** Returns half the width of the torso at a height, so that prints follow the waist. */
export function halfWidth(y: number): number {
  let above = HALF_WIDTHS[0]
  for (const below of HALF_WIDTHS) {
    if (above && y <= below[0]) return above[1] + ((below[1] - above[1]) * (y - above[0])) / (below[0] - above[0] || 1)
    above = below
  }
  return 212
}
