import { away, home, third, type KitBook } from './club.ts'

export const europeanKits: KitBook = {
  'bayern-munich': [
    home('red', 'd50032 ffffff', 'thin-stripes', 'crew', 'أحمر بخطوط بيضا رفيعة', 'Red with thin white stripes'),
    away('black', '16181d d50032', 'solid', 'polo', 'أسود بياقة حمرا', 'Black with a red collar'),
    third('white', 'ffffff d50032 8d929b', 'checks', 'v', 'مربعات بيضا وحمرا', 'White and red checks'),
  ],
  'borussia-dortmund': [
    home('yellow', 'fde100 16181d', 'side-panels', 'crew', 'أصفر بجوانب سودا', 'Yellow with black sides'),
    away('black', '16181d fde100', 'waves', 'v', 'أسود بموج أصفر', 'Black with yellow waves'),
    third('grey', '8d929b fde100 16181d', 'diagonal', 'crew', 'رمادي بخطوط صفرا مايلة', 'Grey with slanting yellow lines'),
  ],
  'paris-saint-germain': [
    home(
      'navy',
      '14225a d01c2e ffffff',
      'center-stripe',
      'crew',
      'كحلي بشريط أحمر في النص حدّه أبيض',
      'Navy with a red centre band edged in white',
    ),
    away('white', 'ffffff 14225a d01c2e', 'sash', 'v', 'أبيض بوشاح كحلي', 'White with a navy sash'),
    third('red', 'c51f30 14225a', 'hoops', 'polo', 'خطوط حمرا وكحلي بالعرض', 'Red and navy hoops'),
  ],
  marseille: [
    home('white', 'ffffff 2faee0', 'sleeves', 'crew', 'أبيض بأكمام سماوي', 'White with sky blue sleeves'),
    away('navy', '17265e 2faee0', 'zigzag', 'v', 'كحلي بزجزاج سماوي', 'Navy with a sky blue zigzag'),
  ],
  juventus: [
    home('white', 'ffffff 16181d', 'stripes', 'crew', 'خطوط سودا وبيضا بالطول', 'Black and white stripes'),
    away('pink', 'f3a7bf 16181d', 'solid', 'polo', 'وردي بياقة سودا', 'Pink with a black collar'),
    third('navy', '1b2550 c9a24b', 'graphic', 'v', 'كحلي برسمة دهبي', 'Navy with a gold graphic'),
  ],
  'ac-milan': [
    home('red', 'c5112c 16181d', 'stripes', 'v', 'خطوط حمرا وسودا بالطول', 'Red and black stripes'),
    away('white', 'ffffff c5112c 16181d', 'band', 'crew', 'أبيض بشريط أحمر حدّه أسود', 'White with a red band edged in black'),
    third('green', '1f5b45 c5112c', 'pinstripe', 'polo', 'أخضر غامق بخطوط حمرا رفيعة', 'Dark green with thin red pinstripes'),
  ],
  inter: [
    home('blue', '1a46a8 16181d', 'stripes', 'crew', 'خطوط زرقا وسودا بالطول', 'Blue and black stripes'),
    away('white', 'ffffff 1a46a8 16181d', 'diagonal', 'v', 'أبيض بخطوط زرقا مايلة', 'White with slanting blue lines'),
    third('orange', 'f07f2c 16181d', 'waves', 'crew', 'برتقالي بموج أسود', 'Orange with black waves'),
  ],
  napoli: [
    home('sky-blue', '3fa4dd ffffff', 'solid', 'crew', 'سماوي برقبة بيضا', 'Sky blue with a white neck'),
    away('white', 'ffffff 3fa4dd', 'yoke', 'polo', 'أبيض وكتف سماوي', 'White with sky blue shoulders'),
  ],
  roma: [
    home('maroon', '8e1f2f f0bc42', 'solid', 'v', 'نبيتي برقبة وأساور صفرا', 'Dark red with yellow neck and cuffs'),
    away('white', 'ffffff 8e1f2f f0bc42', 'quarters', 'crew', 'أبيض ونبيتي على أربع مربعات', 'White and dark red in quarters'),
  ],
  ajax: [
    home(
      'white',
      'ffffff d2122e',
      'center-stripe',
      'crew',
      'أبيض بشريط أحمر عريض في النص',
      'White with a broad red band down the middle',
    ),
    away('blue', '1f3f86 ffffff d2122e', 'thin-hoops', 'polo', 'أزرق بخطوط بيضا رفيعة', 'Blue with thin white hoops'),
  ],
  benfica: [
    home('red', 'd2152c ffffff', 'solid', 'polo', 'أحمر بياقة بيضا', 'Red with a white collar'),
    away('black', '16181d d2152c', 'pinstripe', 'v', 'أسود بخطوط حمرا رفيعة', 'Black with thin red pinstripes'),
  ],
  porto: [
    home('blue', '1f4fa8 ffffff', 'stripes', 'crew', 'خطوط زرقا وبيضا بالطول', 'Blue and white stripes'),
    away('orange', 'f1772e 16181d', 'solid', 'v', 'برتقالي برقبة سودا', 'Orange with a black neck'),
  ],
  'sporting-cp': [
    home('green', '0a7d46 ffffff', 'hoops', 'crew', 'خطوط خضرا وبيضا بالعرض', 'Green and white hoops'),
    away('black', '16181d 3fbf6b', 'gradient', 'crew', 'أسود بيتدرّج لأخضر', 'Black fading to green'),
  ],
  celtic: [
    home('green', '0d8a4a ffffff', 'hoops', 'v', 'خطوط خضرا وبيضا عريضة بالعرض', 'Broad green and white hoops'),
    away('yellow', 'f2cd34 0d8a4a', 'sleeves', 'crew', 'أصفر بأكمام خضرا', 'Yellow with green sleeves'),
  ],
}
