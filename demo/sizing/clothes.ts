import type { Pair } from '#demo/clubs/club.ts'
import type { ChartDraft } from './chart.ts'

const how: Pair = [
  [
    'لف المتر من غير ما تشد: الصدر عند أعرض حتة، والوسط فوق السُرّة، والأرداف عند أعرض حتة.',
    'بين مقاسين خد الصغير لو بتحبه مظبوط، والكبير لو بتحبه واسع.',
  ].join(' '),
  [
    'Hold the tape snug, not tight: the chest at its widest, the waist above the navel, the hips at their widest.',
    'Between two sizes take the smaller for a close fit, the larger for room.',
  ].join(' '),
]
const body: ChartDraft['columns'] = ['chest', 'waist', 'hips']

const published = (name: string) => `After the chart that ${name} publishes for Europe, to be checked with each season`
export const clothesCharts: ChartDraft[] = [
  {
    slug: 'nike-clothes-men', kind: 'clothes', brand: 'nike', gender: 'men', how, columns: body, source: published('Nike'),
    title: ['مقاسات لبس نايكي رجالي', 'Nike clothes, men'],
    rows: [
      ['xs', '80–88', '65–73', '80–88'], ['s', '88–96', '73–81', '88–96'], ['m', '96–104', '81–89', '96–104'],
      ['l', '104–112', '89–97', '104–112'], ['xl', '112–124', '97–109', '112–120'], ['2xl', '124–136', '109–121', '120–128'],
      ['3xl', '136–148', '121–133', '128–136'],
    ],
  },
  {
    slug: 'nike-clothes-women', kind: 'clothes', brand: 'nike', gender: 'women', how, columns: body, source: published('Nike'),
    title: ['مقاسات لبس نايكي حريمي', 'Nike clothes, women'],
    rows: [
      ['xs', '76–83', '60–67', '84–91'], ['s', '83–90', '67–74', '91–98'], ['m', '90–97', '74–81', '98–105'],
      ['l', '97–104', '81–88', '105–112'], ['xl', '104–114', '88–98', '112–120'], ['2xl', '114–124', '98–108', '120–128'],
    ],
  },
  {
    slug: 'adidas-clothes-men', kind: 'clothes', brand: 'adidas', gender: 'men', how, columns: body, source: `${published('adidas')}; XS and 3XL are not checked against it`,
    title: ['مقاسات لبس أديداس رجالي', 'adidas clothes, men'],
    rows: [
      ['xs', '83–86', '71–74', '82–85'], ['s', '87–92', '75–80', '86–91'], ['m', '93–100', '81–88', '92–99'],
      ['l', '101–108', '89–96', '100–107'], ['xl', '109–118', '97–106', '108–116'], ['2xl', '119–130', '107–119', '117–125'],
      ['3xl', '131–142', '120–132', '126–135'],
    ],
  },
  {
    slug: 'adidas-clothes-women', kind: 'clothes', brand: 'adidas', gender: 'women', how, columns: body,
    source: published('adidas'),
    title: ['مقاسات لبس أديداس حريمي', 'adidas clothes, women'],
    rows: [
      ['xs', '77–82', '61–66', '86–91'], ['s', '83–88', '67–72', '92–97'], ['m', '89–94', '73–78', '98–103'],
      ['l', '95–101', '79–85', '104–110'], ['xl', '102–109', '86–94', '111–117'], ['2xl', '110–118', '95–104', '118–125'],
    ],
  },
  {
    slug: 'nike-socks', kind: 'socks', brand: 'nike', columns: ['eu'], source: published('Nike'),
    title: ['مقاسات شرابات نايكي', 'Nike socks'],
    how: [
      'اختار بمقاس جزمتك. على حرف مقاسين خد الأصغر: الشراب بيمط.',
      'Go by your shoe size. On the edge take the smaller one: socks stretch.',
    ],
    rows: [['socks-s', '34–38'], ['socks-m', '38–42'], ['socks-l', '42–46']],
  },
  {
    slug: 'shin-guards', kind: 'clothes', category: 'equipment-shin-guards', columns: ['height'],
    title: ['مقاسات واقي الساق', 'Shin guards'],
    source: 'General: heights as most makers print them on the pack',
    how: [
      'واقي الساق بيتختار بالطول: المفروض يغطي من فوق الكاحل لتحت الركبة بصباعين.',
      'Guards go by height: they should reach from above the ankle to two fingers below the knee.',
    ],
    rows: [['xs', '120–140'], ['s', '140–160'], ['m', '160–180'], ['l', '180–200']],
  },
  {
    slug: 'goalkeeper-gloves', kind: 'clothes', category: 'equipment-gloves', columns: ['glove', 'palm'],
    title: ['مقاسات جوانتي حارس المرمى', 'Goalkeeper gloves'],
    source: 'General: a glove number is about the girth of the palm in inches; letters as most makers pair them',
    how: [
      'لف المتر حوالين كفك عند أعرض حتة من غير الصباع الكبير. الجوانتي بيتلبس أوسع سنة من كفك.',
      'Measure around the palm at its widest, without the thumb. Gloves are worn a little roomier than the hand.',
    ],
    rows: [
      ['xs', '5–6', '13–15'], ['s', '7', '18'], ['m', '8', '20'], ['l', '9', '23'], ['xl', '10', '25'], ['2xl', '11', '28'],
    ],
  },
]
