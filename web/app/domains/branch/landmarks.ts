import { kilometres, type Place } from '#app/lib/geo/distance.ts'

export type Landmark = { ar: string; en: string; at: Place }
type Row = readonly [ar: string, en: string, latitude: number, longitude: number]

const landmark = ([ar, en, latitude, longitude]: Row): Landmark => ({ ar, en, at: { latitude, longitude } })
/** Returns the places of a line. */
export const line = (points: readonly (readonly [latitude: number, longitude: number])[]): Place[] =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }))

/** Well-known places of the big cities, and the towns of the delta. Positions are good to some hundred metres. */
const landmarks: readonly Landmark[] = (
  [
    ['ميدان التحرير', 'Tahrir Square', 30.0444, 31.2358],
    ['محطة رمسيس', 'Ramses Station', 30.0629, 31.247],
    ['برج القاهرة', 'Cairo Tower', 30.0459, 31.2243],
    ['استاد القاهرة', 'Cairo Stadium', 30.0691, 31.3122],
    ['قصر البارون', 'Baron Palace', 30.0867, 31.3302],
    ['سيتي ستارز', 'City Stars', 30.073, 31.3457],
    ['مطار القاهرة', 'Cairo Airport', 30.1219, 31.4056],
    ['القلعة', 'The Citadel', 30.0288, 31.2599],
    ['جامعة القاهرة', 'Cairo University', 30.0276, 31.2089],
    ['مترو المعادي', 'Maadi metro', 29.9603, 31.2577],
    ['مترو شبرا الخيمة', 'Shubra El Kheima metro', 30.1224, 31.2445],
    ['كايرو فستيفال سيتي', 'Cairo Festival City', 30.0302, 31.4075],
    ['الجامعة الأمريكية', 'American University', 30.0194, 31.5],
    ['مول العرب', 'Mall of Arabia', 30.0071, 30.9737],
    ['مول مصر', 'Mall of Egypt', 29.9729, 31.0163],
    ['القرية الذكية', 'Smart Village', 30.0724, 31.0176],
    ['الأهرامات', 'The Pyramids', 29.9777, 31.1325],
    ['قلعة قايتباي', 'Qaitbay Citadel', 31.214, 29.8856],
    ['مكتبة الإسكندرية', 'Bibliotheca Alexandrina', 31.2089, 29.9092],
    ['محطة سيدي جابر', 'Sidi Gaber Station', 31.219, 29.942],
    ['كوبري ستانلي', 'Stanley Bridge', 31.235, 29.949],
    ['سان ستيفانو', 'San Stefano', 31.2455, 29.9672],
    ['قصر المنتزه', 'Montaza Palace', 31.2885, 30.0159],
    ['المنصورة', 'Mansoura', 31.0379, 31.3815],
    ['ميت غمر', 'Mit Ghamr', 30.7192, 31.2628],
    ['طنطا', 'Tanta', 30.7865, 31.0004],
    ['الزقازيق', 'Zagazig', 30.5877, 31.502],
    ['بنها', 'Benha', 30.466, 31.1848],
    ['المحلة الكبرى', 'Mahalla', 30.9706, 31.1669],
    ['السنبلاوين', 'Sinbillawin', 30.8848, 31.46],
    ['كفر الزيات', 'Kafr El Zayat', 30.8248, 30.8181],
    ['شبين الكوم', 'Shibin El Kom', 30.5526, 31.009],
    ['بلبيس', 'Bilbeis', 30.4203, 31.5622],
  ] satisfies Row[]
).map(landmark)

/** The Nile from Helwan to the barrages, and its eastern arm. */
export const nile = line([
  [29.3, 31.22],
  [29.5, 31.27],
  [29.8, 31.29],
  [29.86, 31.285],
  [29.92, 31.27],
  [29.96, 31.246],
  [29.99, 31.229],
  [30.02, 31.223],
  [30.045, 31.229],
  [30.07, 31.223],
  [30.1, 31.23],
  [30.14, 31.2],
  [30.19, 31.12],
  [30.47, 31.18],
  [30.72, 31.247],
  [30.9, 31.28],
  [31.045, 31.372],
  [31.25, 31.6],
])
/** The coast of Alexandria from west to east. */
export const coast = line([
  [30.98, 29.5],
  [31.13, 29.78],
  [31.16, 29.84],
  [31.214, 29.885],
  [31.2, 29.9],
  [31.212, 29.917],
  [31.227, 29.938],
  [31.236, 29.949],
  [31.247, 29.967],
  [31.26, 29.985],
  [31.275, 29.999],
  [31.289, 30.016],
  [31.3, 30.06],
  [31.29, 30.15],
  [31.3, 30.25],
  [31.46, 30.37],
  [31.46, 30.9],
])

/**
 * Returns the nearest landmarks between `least` and `most` kilometres away, and none of a place that has fewer than
 * two.
 */
export function landmarksNear(place: Place, { count = 3, least = 0.6, most = 32 } = {}): Landmark[] {
  const near = landmarks
    .map((mark) => ({ mark, km: kilometres(place, mark.at) }))
    .filter(({ km }) => km >= least && km <= most)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, count)
  return near.length < 2 ? [] : near.map(({ mark }) => mark)
}
