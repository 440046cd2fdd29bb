import { away, home, keeper, third, type KitBook } from './club.ts'

export const arabAndAmericanKits: KitBook = {
  'al-hilal': [
    home('blue', '1648b8 ffffff', 'solid', 'polo', 'أزرق الزعيم بياقة بيضا', 'Blue with a white collar'),
    away('white', 'ffffff 1648b8', 'waves', 'crew', 'أبيض بموج أزرق خفيف', 'White with quiet blue waves'),
    third('black', '16181d 1fa0e0', 'graphic', 'v', 'أسود برسمة سماوي', 'Black with a sky blue graphic'),
    keeper(
      'orange',
      'f0822d 16181d',
      'zigzag',
      'crew',
      'برتقالي بزجزاج أسود وأكمام طويلة',
      'Orange with a black zigzag and long sleeves',
    ),
  ],
  'al-nassr': [
    home('yellow', 'ffd21f 17479e', 'halves', 'crew', 'نص أصفر ونص أزرق', 'Half yellow, half blue'),
    away('navy', '14225a ffd21f', 'sash', 'v', 'كحلي بوشاح أصفر', 'Navy with a yellow sash'),
    third('grey', '8d929b ffd21f 17479e', 'zigzag', 'crew', 'رمادي بزجزاج أصفر', 'Grey with a yellow zigzag'),
  ],
  'al-ittihad-jeddah': [
    home('yellow', 'ffd200 16181d', 'stripes', 'crew', 'خطوط صفرا وسودا بالطول', 'Yellow and black stripes'),
    away('black', '16181d ffd200', 'solid', 'polo', 'أسود بياقة صفرا', 'Black with a yellow collar'),
  ],
  'inter-miami': [
    home('pink', 'f5b5c8 16181d', 'solid', 'crew', 'وردي برقبة وأساور سودا', 'Pink with black neck and cuffs'),
    away('black', '16181d f5b5c8', 'pinstripe', 'v', 'أسود بخطوط وردي رفيعة', 'Black with thin pink pinstripes'),
    third('white', 'ffffff f5b5c8 16181d', 'gradient', 'crew', 'أبيض بيتدرّج لوردي', 'White fading to pink'),
  ],
  'boca-juniors': [
    home('blue', '123a8c ffc61e', 'band', 'crew', 'أزرق بشريط أصفر عريض على الصدر', 'Blue with a broad yellow band'),
    away('yellow', 'ffc61e 123a8c', 'two-bands', 'v', 'أصفر بخطين زرق على الصدر', 'Yellow with two blue lines'),
  ],
  'river-plate': [
    home('white', 'ffffff d4142a', 'sash', 'v', 'أبيض بوشاح أحمر مايل', 'White with a red sash'),
    away('red', 'c21a2e 16181d', 'stripes', 'crew', 'خطوط حمرا وسودا بالطول', 'Red and black stripes'),
  ],
}
