import { away, home, keeper, third, type KitBook } from './club.ts'

export const egyptianKits: KitBook = {
  'al-ahly': [
    home(
      'red',
      'c8102e ffffff',
      'solid',
      'crew',
      'أحمر سادة زي ما الجمهور عايزه، بكول وأساور بيضا',
      'Plain red the way the stands want it, with white collar and cuffs',
    ),
    away(
      'black',
      '14161b c8102e',
      'solid',
      'polo',
      'أسود بياقة حمرا، شيك في الملعب وبرّه',
      'Black with a red collar, sharp on the pitch and off it',
    ),
    third(
      'white',
      'ffffff c8102e c9a24b',
      'sash',
      'v',
      'أبيض بوشاح أحمر مايل على الصدر',
      'White with a red sash across the chest',
    ),
    keeper(
      'green',
      '1f8a4c 14161b',
      'graphic',
      'crew',
      'أخضر برسمة متدرّجة وأكمام طويلة',
      'Green with a rising graphic and long sleeves',
    ),
  ],
  zamalek: [
    home(
      'white',
      'ffffff d0142c',
      'two-bands',
      'v',
      'أبيض والخطين الحمر في مكانهم',
      'White, with the two red lines where they belong',
    ),
    away('black', '15171c d0142c', 'two-bands', 'crew', 'أسود بخطين حمر على الصدر', 'Black with two red lines on the chest'),
    third(
      'sky-blue',
      '8cc7ec ffffff d0142c',
      'gradient',
      'crew',
      'سماوي بيتدرّج للأبيض من تحت',
      'Sky blue fading to white at the hem',
    ),
    keeper(
      'yellow',
      'f5c518 14161b',
      'zigzag',
      'crew',
      'أصفر بزجزاج أسود وأكمام طويلة',
      'Yellow with a black zigzag and long sleeves',
    ),
  ],
  pyramids: [
    home('navy', '14225a 6cb7e6', 'halves', 'v', 'نص كحلي ونص سماوي', 'Half navy, half sky blue'),
    away('white', 'ffffff 14225a 6cb7e6', 'side-panels', 'crew', 'أبيض بجوانب كحلي', 'White with navy sides'),
    third(
      'gold',
      'c9a24b 14225a',
      'graphic',
      'crew',
      'دهبي برسمة مثلثات طالعة من تحت',
      'Gold with triangles climbing from the hem',
    ),
  ],
  ismaily: [
    home(
      'yellow',
      'ffd400 1746a2',
      'solid',
      'polo',
      'أصفر بياقة وأساور زرقا، لون الدراويش',
      'Yellow with blue collar and cuffs, the colour of the Dervishes',
    ),
    away('blue', '1746a2 ffd400', 'center-stripe', 'crew', 'أزرق بخط أصفر في النص', 'Blue with a yellow stripe down the middle'),
    third('white', 'ffffff ffd400 1746a2', 'yoke', 'v', 'أبيض وكتف أصفر', 'White with yellow shoulders'),
  ],
  'al-masry': [
    home('green', '0b7a3b ffffff', 'stripes', 'crew', 'خطوط خضرا وبيضا بالطول', 'Green and white stripes'),
    away('white', 'ffffff 0b7a3b', 'band', 'v', 'أبيض بشريط أخضر عريض على الصدر', 'White with a broad green band'),
    third('black', '15171c 0fa351', 'diagonal', 'crew', 'أسود بخطوط خضرا مايلة', 'Black with slanting green lines'),
  ],
  'al-ittihad-alexandria': [
    home('green', '0b7a3b ffffff', 'hoops', 'crew', 'خطوط خضرا وبيضا بالعرض', 'Green and white hoops'),
    away('white', 'ffffff 0b7a3b', 'thin-hoops', 'polo', 'أبيض بخطوط خضرا رفيعة', 'White with thin green hoops'),
    third('navy', '14225a 0fa351', 'sleeves', 'crew', 'كحلي بأكمام خضرا', 'Navy with green sleeves'),
  ],
  smouha: [
    home(
      'blue',
      '1d56b0 ffffff',
      'waves',
      'crew',
      'أزرق بموج خفيف زي بحر إسكندرية',
      'Blue with quiet waves, like the sea at Alexandria',
    ),
    away('white', 'ffffff 1d56b0', 'solid', 'v', 'أبيض سادة بحرف أزرق على الرقبة', 'Plain white with a blue edge at the neck'),
  ],
  'al-mokawloon-al-arab': [
    home('yellow', 'ffcf00 16181d', 'sleeves', 'v', 'أصفر بأكمام سودا', 'Yellow with black sleeves'),
    away('black', '16181d ffcf00', 'pinstripe', 'polo', 'أسود بخطوط صفرا رفيعة', 'Black with thin yellow pinstripes'),
  ],
  'ghazl-el-mahalla': [
    home('sky-blue', '7cc0ea ffffff', 'stripes', 'crew', 'خطوط سماوي وأبيض بالطول', 'Sky blue and white stripes'),
    away('white', 'ffffff 7cc0ea', 'yoke', 'crew', 'أبيض وكتف سماوي', 'White with sky blue shoulders'),
  ],
}
