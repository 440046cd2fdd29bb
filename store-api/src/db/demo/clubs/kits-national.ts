import { away, home, keeper, third, type KitBook } from './club.ts'

export const nationalKits: KitBook = {
  egypt: [
    home(
      'red',
      'c8102e 14161b ffffff',
      'solid',
      'v',
      'أحمر برقبة وأساور سودا، لون الفراعنة',
      'Red with black neck and cuffs, the colour of the Pharaohs',
    ),
    away(
      'white',
      'ffffff c8102e 14161b',
      'band',
      'crew',
      'أبيض بشريط أحمر حدّه أسود على الصدر',
      'White with a red band edged in black',
    ),
    third(
      'black',
      '14161b c9a24b',
      'graphic',
      'polo',
      'أسود برسمة أهرامات دهبي طالعة من تحت',
      'Black with gold peaks rising from the hem',
    ),
    keeper(
      'yellow',
      'f6c90e 14161b',
      'diagonal',
      'crew',
      'أصفر بخطوط سودا مايلة وأكمام طويلة',
      'Yellow with slanting black lines and long sleeves',
    ),
  ],
  argentina: [
    home('sky-blue', '79b9e6 ffffff', 'stripes', 'v', 'خطوط سماوي وأبيض بالطول', 'Sky blue and white stripes'),
    away('navy', '18245c 79b9e6', 'waves', 'crew', 'كحلي بموج سماوي', 'Navy with sky blue waves'),
  ],
  brazil: [
    home('yellow', 'fedd00 0a8a43', 'solid', 'crew', 'أصفر برقبة وأساور خضرا', 'Yellow with green neck and cuffs'),
    away('blue', '1c4aa8 fedd00', 'graphic', 'v', 'أزرق برسمة صفرا متدرّجة', 'Blue with a rising yellow graphic'),
    keeper(
      'grey',
      '8d929b 14161b',
      'diagonal',
      'crew',
      'رمادي بخطوط سودا مايلة وأكمام طويلة',
      'Grey with slanting black lines and long sleeves',
    ),
  ],
  spain: [
    home('red', 'c60b1e ffc400', 'solid', 'polo', 'أحمر بياقة وأساور صفرا', 'Red with yellow collar and cuffs'),
    away('beige', 'f2e6c4 c60b1e', 'thin-hoops', 'crew', 'بيج فاتح بخطوط حمرا رفيعة', 'Light beige with thin red hoops'),
  ],
  germany: [
    home('white', 'ffffff 16181d', 'yoke', 'crew', 'أبيض وكتف أسود', 'White with black shoulders'),
    away('black', '16181d d00c27', 'gradient', 'crew', 'أسود بيتدرّج لأحمر من تحت', 'Black fading to red at the hem'),
  ],
  italy: [
    home('blue', '1457b0 ffffff', 'solid', 'polo', 'أزرق الأتزوري بياقة بيضا', 'Azzurri blue with a white collar'),
    away(
      'white',
      'ffffff 1457b0 0b7a3b',
      'center-stripe',
      'crew',
      'أبيض بخط أزرق في النص',
      'White with a blue stripe down the middle',
    ),
  ],
  france: [
    home('blue', '1f3a93 d6232f', 'solid', 'crew', 'أزرق سادة برقبة وأساور حمرا', 'Plain blue with red neck and cuffs'),
    away('white', 'ffffff 1f3a93 d6232f', 'band', 'polo', 'أبيض بشريط أزرق حدّه أحمر', 'White with a blue band edged in red'),
  ],
  england: [
    home('white', 'ffffff 1a2c5b', 'solid', 'v', 'أبيض سادة برقبة كحلي', 'Plain white with a navy neck'),
    away('red', 'c8102e ffffff', 'yoke', 'crew', 'أحمر وكتف أبيض', 'Red with white shoulders'),
  ],
  netherlands: [
    home('orange', 'f36c21 16181d', 'zigzag', 'crew', 'برتقالي بزجزاج خفيف', 'Orange with a quiet zigzag'),
    away('navy', '14225a f36c21', 'halves', 'v', 'نص كحلي ونص برتقالي', 'Half navy, half orange'),
  ],
  croatia: [
    home(
      'red',
      'd6202c ffffff',
      'checks',
      'crew',
      'مربعات حمرا وبيضا، تتعرف من آخر الملعب',
      'Red and white checks you can tell from the far end',
    ),
    away('navy', '14225a 79b9e6', 'checks', 'crew', 'مربعات كحلي وسماوي', 'Navy and sky blue checks'),
  ],
  portugal: [
    home('red', 'd2122e 0b6b3a', 'solid', 'v', 'أحمر برقبة وأساور خضرا', 'Red with green neck and cuffs'),
    away(
      'white',
      'ffffff 0b6b3a d2122e',
      'two-bands',
      'crew',
      'أبيض بخطين خضر على الصدر',
      'White with two green lines on the chest',
    ),
  ],
  morocco: [
    home('red', 'c1272d 006233', 'band', 'crew', 'أحمر بشريط أخضر على الصدر', 'Red with a green band across the chest'),
    away(
      'white',
      'ffffff c1272d 006233',
      'zigzag',
      'polo',
      'أبيض بزجزاج أحمر زي الزليج',
      'White with a red zigzag, like zellige',
    ),
  ],
  'saudi-arabia': [
    home('green', '0a7a3c ffffff', 'graphic', 'crew', 'أخضر برسمة متدرّجة من تحت', 'Green with a graphic rising from the hem'),
    away('white', 'ffffff 0a7a3c', 'side-panels', 'v', 'أبيض بجوانب خضرا', 'White with green sides'),
  ],
  senegal: [
    home(
      'white',
      'ffffff 0b8043 ffd400',
      'center-stripe',
      'crew',
      'أبيض بخط أخضر في النص حدّه أصفر',
      'White with a green centre stripe edged in yellow',
    ),
    away('green', '0b8043 ffd400', 'waves', 'v', 'أخضر بموج أصفر', 'Green with yellow waves'),
  ],
}
