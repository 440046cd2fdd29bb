import { away, home, keeper, third, type KitBook } from './club.ts'

export const spanishAndEnglishKits: KitBook = {
  'real-madrid': [
    home(
      'white',
      'ffffff c9a24b',
      'solid',
      'polo',
      'أبيض ملكي بلمسة دهبي على الياقة',
      'Royal white with a touch of gold at the collar',
    ),
    away('navy', '1b1f4b c9a24b', 'gradient', 'crew', 'كحلي بيتدرّج لدهبي من تحت', 'Navy fading to gold at the hem'),
    third('purple', '5d2e8c ffffff', 'diagonal', 'v', 'بنفسجي بخطوط مايلة', 'Purple with slanting lines'),
    keeper(
      'orange',
      'f26a1b 14161b',
      'graphic',
      'crew',
      'برتقالي برسمة غامقة وأكمام طويلة',
      'Orange with a dark graphic and long sleeves',
    ),
  ],
  barcelona: [
    home(
      'blue',
      '1b3f94 8f1538',
      'stripes',
      'crew',
      'خطوط أزرق ونبيتي بالطول، البلوغرانا على أصوله',
      'Blue and garnet stripes, Blaugrana as it should be',
    ),
    away('yellow', 'f4c430 8f1538', 'sash', 'v', 'أصفر بوشاح نبيتي مايل', 'Yellow with a garnet sash'),
    third('black', '14161b f4c430', 'zigzag', 'crew', 'أسود بزجزاج أصفر', 'Black with a yellow zigzag'),
    keeper(
      'green',
      '2fae66 14161b',
      'waves',
      'crew',
      'أخضر فاتح بموج غامق وأكمام طويلة',
      'Light green with dark waves and long sleeves',
    ),
  ],
  'atletico-madrid': [
    home('red', 'c8202f ffffff', 'stripes', 'v', 'خطوط حمرا وبيضا بالطول', 'Red and white stripes'),
    away('navy', '1c2c5b c8202f', 'solid', 'polo', 'كحلي بياقة حمرا', 'Navy with a red collar'),
    third('sky-blue', '9ad0ee 1c2c5b', 'thin-stripes', 'crew', 'سماوي بخطوط كحلي رفيعة', 'Sky blue with thin navy stripes'),
  ],
  liverpool: [
    home('red', 'b5121b ffffff f6eb61', 'solid', 'crew', 'أحمر غامق برقبة بيضا', 'Deep red with a white neck'),
    away('white', 'ffffff b5121b 0c7c59', 'quarters', 'v', 'أبيض وأحمر على أربع مربعات', 'White and red in quarters'),
    third('green', '0c7c59 ffffff', 'pinstripe', 'polo', 'أخضر بخطوط بيضا رفيعة', 'Green with thin white pinstripes'),
    keeper(
      'black',
      '1b1d22 f6eb61',
      'diagonal',
      'crew',
      'أسود بخطوط صفرا مايلة وأكمام طويلة',
      'Black with slanting yellow lines and long sleeves',
    ),
  ],
  'manchester-united': [
    home('red', 'c4161c 16181d ffffff', 'solid', 'v', 'أحمر برقبة وأساور سودا', 'Red with black neck and cuffs'),
    away('white', 'ffffff 16181d c4161c', 'band', 'crew', 'أبيض بشريط أسود على الصدر', 'White with a black band'),
    third('black', '16181d c4161c', 'gradient', 'polo', 'أسود بيتدرّج لأحمر', 'Black fading to red'),
    keeper(
      'purple',
      '6a3fa0 16181d',
      'zigzag',
      'crew',
      'بنفسجي بزجزاج أسود وأكمام طويلة',
      'Purple with a black zigzag and long sleeves',
    ),
  ],
  'manchester-city': [
    home('sky-blue', '7ab8e3 ffffff', 'solid', 'v', 'سماوي صافي برقبة بيضا', 'Clear sky blue with a white neck'),
    away('maroon', '6e1a33 7ab8e3', 'side-panels', 'crew', 'نبيتي بجوانب سماوي', 'Maroon with sky blue sides'),
    third('yellow', 'e8e337 16181d', 'waves', 'crew', 'أصفر فسفوري بموج غامق', 'Bright yellow with dark waves'),
    keeper(
      'pink',
      'f08ab0 16181d',
      'graphic',
      'crew',
      'وردي برسمة غامقة وأكمام طويلة',
      'Pink with a dark graphic and long sleeves',
    ),
  ],
  arsenal: [
    home(
      'red',
      'd3121f ffffff',
      'sleeves',
      'crew',
      'أحمر بأكمام بيضا، شكل المدفعجية المعروف',
      'Red with white sleeves, the Gunners as everybody knows them',
    ),
    away('yellow', 'f3d02f 16205a', 'solid', 'polo', 'أصفر بياقة كحلي', 'Yellow with a navy collar'),
    third('navy', '16205a f3d02f', 'checks', 'v', 'مربعات كحلي في أصفر', 'Navy and yellow checks'),
  ],
  chelsea: [
    home('blue', '1238a0 ffffff', 'pinstripe', 'crew', 'أزرق بخطوط بيضا رفيعة', 'Blue with thin white pinstripes'),
    away('white', 'ffffff 1238a0', 'sash', 'crew', 'أبيض بوشاح أزرق', 'White with a blue sash'),
    third('black', '16181d f26a1b', 'diagonal', 'v', 'أسود بخطوط برتقالي مايلة', 'Black with slanting orange lines'),
  ],
  tottenham: [
    home('white', 'ffffff 132257', 'solid', 'crew', 'أبيض برقبة وأساور كحلي', 'White with navy neck and cuffs'),
    away('navy', '132257 7cc0ea', 'halves', 'v', 'نص كحلي ونص سماوي', 'Half navy, half sky blue'),
    third('purple', '6b4fa3 ffffff', 'thin-hoops', 'crew', 'بنفسجي بخطوط بيضا رفيعة', 'Purple with thin white hoops'),
  ],
  newcastle: [
    home('black', '16181d ffffff', 'stripes', 'crew', 'خطوط سودا وبيضا بالطول', 'Black and white stripes'),
    away('green', '1d6b4f ffffff', 'solid', 'polo', 'أخضر غامق بياقة بيضا', 'Dark green with a white collar'),
  ],
  'aston-villa': [
    home('maroon', '7b1530 94c4ea', 'sleeves', 'v', 'نبيتي بأكمام سماوي', 'Claret with sky blue sleeves'),
    away('white', 'ffffff 7b1530 94c4ea', 'two-bands', 'crew', 'أبيض بخطين نبيتي على الصدر', 'White with two claret lines'),
  ],
}
