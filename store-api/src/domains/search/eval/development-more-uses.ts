import { type Phrasings, say } from './phrasings.ts'

/** What things are for. */
export const moreUses: Pick<Phrasings, 'use'> = {
  use: {
    swimming: {
      alone: say(
        'حاجة للسباحة|حاجات عوم|لبس البيسين|حاجة للبيسين|هدوم عوم|هدوم سباحة|لوازم السباحة|ادوات سباحة|حاجات للسباحة|لبس حمام السباحة|حاجة اعوم بيها|مايوهات',
        'لوازم السباحة|أدوات السباحة|معدات السباحة|رياضة السباحة|أغراض السباحة|ملابس للعوم|لباس للسباحة|أزياء السباحة',
        'swimming|swim gear|swim stuff|pool wear|swim clothes|swimming wear|swim things|swimming essentials|swimming things|clothes for swimming',
        'sebaha|hedoom seba7a|lebs swimming|7agat el 3om|lebs el 3om|lebs sebaha|hedoom 3om|7aga lel 3om|lawazem seba7a|swimming stuff|mayohat',
      ),
      after: say(
        'للبيسين|للبسين|عشان العوم|بتاع عوم|بتاعة سباحة|لحمام سباحة|ينفع للعوم|بتاع السباحة|عشان اعوم بيه|لتعليم السباحة|لدروس السباحة|بتاع العوم',
        'لممارسة السباحة|للعوم|لتعلم السباحة|مخصص للسباحة|لحمام السباحة|للاستعمال في المسبح|لدروس السباحة',
        'for swim training|for swimming lessons|for swim class|to wear in the pool|for swimming pool|for my swimming lessons|for the swimming lesson|for swimming classes',
        'lel piscine|lel sebaha|3ashan el seba7a|bta3 seba7a|lel swimming|lel pool|3shan el 3om|ll 3om|bta3 3om|yenfa3 lel seba7a|le 7ammam el seba7a',
      ),
    },
    gym: {
      alone: say(
        'هدوم تمرين|هدوم للجيم|اوتفت جيم|حاجات جيم|حاجة للجيم|حاجة اتمرن بيها|لبس اتمرن بيه|لبس رياضي للجيم|حاجة انزل بيها الجيم|لبس الجيم والتمرين|هدوم التمرين|جيم وير|لبس تمرينات|هدوم الجيم',
        'ملابس رياضية للجيم|ملابس للتمارين|ملابس اللياقة البدنية|ملابس تمارين|أغراض الجيم|ملابس للتدريب في الصالة|ملابس الصالة الرياضية|مستلزمات التمرين|لباس التمارين الرياضية',
        'gym gear|gym things|gym clothing|workout wear|workout outfit|fitness wear|fitness clothes|fitness gear|something for the gym|something to work out in|gym essentials|training gear|exercise clothes|work out clothes',
        'hedoom lel gym|hedoom tamrin|7aga lel gym|gym wear|gym stuff|lebs el tamrin|lebs lel tamrin|lebs fitness|lebs workout|outfit gym|hodoom gym|7aga atmarren beeha',
      ),
      after: say(
        'للجيمات|عشان التمرين|عشان اتمرن بيه|بتاع تمرين|بتاع الجيم|بتاعة الجيم|ينفع للجيم|للفتنس|للتمارين|للتمرينة|لتمرين الجيم|اروح بيه الجيم|انزل بيه الجيم|بتاع التمرين|ينفع للتمرين|للتمرينات',
        'لتمارين اللياقة|للياقة البدنية|للنادي الصحي|لممارسة التمارين|خاص بالجيم|لتمرين الجيم|للتدريب في الجيم|مناسب للجيم|مخصص للتمرين|لتمارين الجيم|للتمارين الرياضية',
        'for workout|for exercising|for gym workouts|for fitness|for my workouts|to train in|for gym training|for gym use|to wear to the gym|for gym sessions|for my workout|for fitness training',
        '3ashan el gym|lel jim|bta3 el gym|lel workout|lel fitness|3shan el tamrin|lel gem|yenfa3 lel gym|bta3 tamrin|lel tamarin|ll tamrin|lel training',
      ),
    },
    running: {
      alone: say(
        'حاجات للجري|لبس اجري بيه|حاجة اجري بيها|لوازم جري|رانينج|حاجة للرننج|لبس رننج|لبس الجري|حاجات الجري|هدوم الجري|لبس رانينج|ادوات الجري',
        'مستلزمات الركض|أدوات الجري|رياضة الجري|ملابس للركض|أغراض الجري|ملابس العدائين|معدات الجري|ملابس الركض|لباس الجري',
        'running things|running apparel|running essentials|running outfit|runner gear|run gear|jogging clothes|jogging stuff|running outfits|things for running',
        'hedoom lel gary|running stuff|lebs el gary|7aga agry beeha|lawazem gary|lebs jogging|hodoom gary|lebs gry|7agat el gary',
      ),
      after: say(
        'للرانينج|عشان الرننج|ينفع للجري|بتاعة جري|للماراثون|لجري الصبح|لجري المسافات|بتاع الجري|عشان اجري|بتاع الركض|للجري اليومي',
        'للعدائين|لسباقات الجري|مخصص للجري|للجري اليومي|للماراثون|للجري الصباحي|لممارسة الركض|للعداء|خاص بالركض',
        'for my runs|for morning runs|for a jog|for jogs|for marathon|for a marathon|to go running|for daily running|for my daily run|for running outside',
        '3ashan el gary|bta3 el gary|agry beeh|yenfa3 lel gary|lel jary|lel marathon|lel rakd|ll gary|lel jogging|3ashan agry|gry|le gary el sob7',
      ),
    },
    football: {
      alone: say(
        'حاجات للكورة|هدوم للكورة|حاجة العب بيها كورة|لبس ماتش كورة|ادوات كورة|فوتبول|لبس فوتبول|حاجات فوتبول|حاجة للعب الكورة|لبس الكورة|لوازم الكورة|حاجات كوره قدم',
        'معدات كرة القدم|مستلزمات لاعب كرة القدم|رياضة كرة القدم|مستلزمات كرة قدم|تجهيزات كرة القدم|كرة القدم|أدوات لكرة القدم',
        'football things|football clothes|soccer wear|football essentials|soccer clothes|soccer things|footy gear|football clothing',
        '7agat lel kora|hedoom lel kora|7agat koora|lebs match kora|soccer|lebs koora|football stuff|7agat el kora|lebs el kora|7aga al3ab beeha kora',
      ),
      after: say(
        'بتاع الكورة|بتاعة كورة|لماتش كورة|لماتشات الكورة|ينفع للكورة|فوتبول|للفوتبول|لتمرينة الكورة|كوره قدم|بتاعة الكورة|لتمرين الكورة|للكورة القدم|عشان الكورة',
        'لرياضة كرة القدم|لمباريات كرة القدم|لمباراة كرة قدم|لتدريبات كرة القدم|مخصص لكرة القدم|لتمرين كرة القدم|للاعب كرة قدم|لمن يلعب كرة القدم',
        'for a football match|for soccer practice|to play soccer|for football games|for the football|for football players|for soccer players|for footy|for a football game|for football practice',
        '3ashan el kora|bta3 el kora|lel koora|match kora|lel kora el 2adam|al3ab beeh kora|yenfa3 lel kora|lematch kora|3ashan al3ab kora|ll kora',
      ),
    },
    turf: {
      alone: say(
        'نجيله صناعيه|ارض ترتان|للعب ع الترتان|تارتن|ارضية ترتان|نجيل صناعى|للملاعب الترتان|الترتان|حاجة لملعب الترتان',
        'النجيل الصناعي|أرضية العشب الصناعي|ملاعب نجيل صناعي|العشب الاصطناعي|ملاعب العشب الاصطناعي|النجيلة الصناعية',
        'artificial pitch|synthetic turf|fake grass|astro pitch|turf ground|artificial ground|synthetic pitch|artificial turf pitch|turf pitches',
        'nageel sena3y|negila sena3y|astro turf|artificial grass|tartaan|el tartan|negeel sena3i|mal3ab nageel sena3y|artificial turf',
      ),
      after: say(
        'لأرض ترتان|ع الترتان|بتاع الترتان|على نجيل صناعي|لملعب نجيل صناعي|للتارتان|لملاعب الترتان|للنجيلة الصناعي|لنجيل صناعي|على الترتان|العب بيه ع الترتان|بتاعة ترتان|عشان الترتان',
        'لعشب صناعي|لملعب عشب صناعي|مناسب للعشب الصناعي|لأرضيات العشب الصناعي|لملاعب العشب الاصطناعي|للعب على العشب الصناعي',
        'for artificial ground|for synthetic turf|for artificial pitches|for artificial grass pitches|for fake grass|for an artificial pitch|for a turf pitch|for astro pitches|for turf grounds',
        'lel turf|3ala el tartan|3shan el tartan|lel nageel el sena3y|lel astro|bta3 el tartan|lel tartaan|le mala3eb el tartan|nageel sena3y|lel artificial grass|3al tartan',
      ),
    },
    basketball: {
      alone: say(
        'حاجات للباسكت|باسكيت|باسكتبول|لوازم باسكت|كوره سله|حاجات كورة سلة|حاجات سلة|باسكيت بول|لوازم كورة السلة|حاجة العب بيها باسكت',
        'معدات كرة السلة|رياضة كرة السلة|تجهيزات كرة السلة|مستلزمات لاعب كرة السلة|كره السله|أشياء لكرة السلة',
        'basket ball|basketball things|basket ball stuff|basketball essentials|something for basketball|bball gear|basketball items',
        'basketbol|lawazem basket|basket ball stuff|basketball stuff|koret salla|koret el salla|7agat lel basket|baskt',
      ),
      after: say(
        'بتاع الباسكت|بتاعة باسكت|العب بيه باسكت|ينفع للباسكت|باسكيت|للباسكيت|باسكتبول|للباسكت بول|عشان العب باسكت|كوره سله|لماتش باسكت|لتمرينة الباسكت',
        'لممارسة كرة السلة|لمباريات كرة السلة|لتدريبات كرة السلة|مخصص لكرة السلة|للاعب كرة سلة|لتمرين كرة السلة|للعب السلة',
        'for a basketball game|for basketball practice|for a basketball player|for the basketball court|for basketball matches|for hoops|for my basketball training',
        '3ashan el basket|bta3 el basket|lel basket ball|yenfa3 lel basket|koret salla|ll basket|match basket|al3ab beeh basket',
      ),
    },
    tennis: {
      alone: say(
        'حاجات للتنس|حاجات التنس|تنيس|حاجة العب بيها تنس|لوازم التنس|حاجات تنس ارضي|التنس الارضي',
        'معدات التنس|أغراض التنس|رياضة التنس|تجهيزات التنس|مستلزمات لاعب التنس|التنس الأرضي|مستلزمات التنس الأرضي',
        'lawn tennis|tennis essentials|something for tennis|tennis items|tenis',
        '7agat lel tennis|lawazem tennis|tenis|7agat tenis|tennis stuff|7agat el tennis|tinnis',
      ),
      after: say(
        'بتاع التنس|بتاعة تنس|عشان العب تنس|ينفع للتنس|للتنيس|لماتش تنس|تنيس|لتمرينة التنس|لملعب التنس|عشان تمرين التنس',
        'لممارسة التنس|لمباريات التنس|لتدريبات التنس|مخصص للتنس|للاعب تنس|لتمرين التنس|لملاعب التنس',
        'for a tennis match|for tennis practice|for a tennis player|for the tennis court|for tennis lessons|for tennis games|for my tennis lessons|for lawn tennis',
        'll tennis|3ashan el tennis|bta3 el tennis|yenfa3 lel tennis|match tennis|al3ab beeh tennis|3ashan al3ab tennis|lel tens|tenis',
      ),
    },
    padel: {
      alone: say(
        'باديل|بيدل|حاجة العب بيها بادل|حاجات البادل|لوازم البادل|بادل تينس|بادال|حاجة لماتش بادل',
        'معدات البادل|تجهيزات البادل|مستلزمات لاعب البادل|البادل|لعبة البادل|باديل|كل ما يلزم للبادل',
        'padel things|padel essentials|something for padel|padel items|paddel|padel tennis gear',
        '7aga lel padel|lawazem padel|paddle tennis|padel stuff|7agat el padel|baddel|badel tennis|lawazem badel',
      ),
      after: say(
        'بتاع البادل|بتاعة بادل|عشان العب بادل|ينفع للبادل|للباديل|للبيدل|لماتش بادل|باديل|لتمرينة البادل|لملعب البادل|لماتشات البادل|بيدل',
        'لمباريات البادل|لتدريبات البادل|مخصص للبادل|للاعب بادل|لتمرين البادل|لملاعب البادل|للعبة البادل|خاص بالبادل|لمباراة بادل',
        'for a padel match|for a padel player|for the padel court|for padel lessons|for padel games|for my padel game|for padel tennis|for paddel|for padel practice',
        'll padel|3ashan el padel|bta3 el padel|lel baddel|yenfa3 lel padel|match padel|al3ab beeh padel|3ashan al3ab padel|lel paddle|bta3 badel|lematch padel',
      ),
    },
    volleyball: {
      alone: say(
        'حاجات فولي|الكورة الطايرة|حاجات للطايرة|لوازم الطايرة|فوليبول|كوره طايره|لوازم كورة طايرة|فولى|حاجة للكورة الطايرة|حاجات الكورة الطايرة',
        'معدات الكرة الطائرة|رياضة الكرة الطائرة|تجهيزات الكرة الطائرة|كره طائره|مستلزمات كرة الطائرة|كرة الطائرة',
        'volleyball things|volley ball stuff|volleyball essentials|something for volleyball|volleyball items|volley ball gear|volley',
        'volleyball stuff|lawazem volley|kora tayera|volley ball|7agat lel volley|volly|vollyball|koora tayra',
      ),
      after: say(
        'بتاع الفولي|بتاعة فولي|عشان الفولي|العب بيها فولي|ينفع للطايرة|بتاع الطايرة|عشان العب فولي|لماتش فولي|للكوره الطايره|فوليبول',
        'لممارسة الكرة الطائرة|لمباريات الكرة الطائرة|لتدريبات الكرة الطائرة|مخصص للكرة الطائرة|مناسب للكرة الطائرة|لكرة الطائرة|للعب كرة الطائرة',
        'for volleyball games|for a volleyball match|for volleyball practice|for a volleyball player|for the volleyball court|for volley',
        '3ashan el volley|bta3 el volley|lel volley ball|yenfa3 lel volley|ll volley|match volley|volly|bta3 el tayra',
      ),
    },
    yoga: {
      alone: say(
        'اليوجا|حاجة لليوغا|لوازم اليوجا|لبس اليوجا|حاجات اليوجا|هدوم لليوجا|يوجة|لبس تمارين يوجا',
        'معدات اليوغا|رياضة اليوجا|مستلزمات اليوجا|ملابس اليوغا|ملابس يوغا|تمارين اليوغا|لباس اليوغا',
        'yoga essentials|something for yoga|yoga items|yoga clothing|yoga outfit|clothes for yoga|yoga class wear',
        'lawazem yoga|yoga stuff|7agat el yoga|hedoom yoga|yoga wear|lebs el yoga|yogaa|hodoom yoga',
      ),
      after: say(
        'بتاع اليوجا|بتاعة يوجا|عشان اليوغا|العب بيه يوجا|ينفع لليوجا|لكلاس يوجا|لتمرين اليوجا|لكلاس اليوجا|عشان العب يوجا|لتمارين يوجا',
        'لممارسة اليوغا|لحصص اليوغا|مخصص لليوغا|لتمارين اليوجا|لجلسات اليوغا|خاص باليوجا|لدروس اليوغا',
        'for my yoga class|for yoga practice|for yoga sessions|for a yoga class|for the yoga class|for yoga training|for yoga lessons|to do yoga in|for yoga at home',
        '3ashan el yoga|bta3 el yoga|le3b yoga|yenfa3 lel yoga|le class yoga|lel yogaa|3ashan al3ab yoga|le 7esset yoga|bta3et yoga|lel youga class',
      ),
    },
    school: {
      alone: say(
        'لبس العاب مدرسة|لبس حصة الالعاب|هدوم مدرسة|هدوم المدارس|حاجة للمدرسة|زي مدرسة|حاجات المدارس|لبس الرجوع للمدرسة|باك تو سكول|لبس مدرسه|حاجات للمدارس|هدوم للمدرسة',
        'مستلزمات مدرسية|ملابس المدارس|الملابس المدرسية|العودة إلى المدارس|العودة للمدارس|أزياء مدرسية|ملابس الرياضة المدرسية|لوازم المدرسة|ملابس حصة الألعاب',
        'school outfit|school things|clothing for school|back-to-school|school essentials|something for school|school outfits|school uniforms|school clothing',
        'hedoom madrasa|lebs el madares|back to school|lawazem el madrasa|7aga lel madrasa|7agat el madares|lebs 7esset el al3ab|hodoom el madrasa|zay madrasa|lebs school',
      ),
      after: say(
        'بتاع مدرسة|بتاعة المدرسة|لحصة الالعاب|عشان المدارس|بتاع المدارس|يتلبس في المدرسة|ينفع للمدرسة|بتاعة مدرسة|لألعاب المدرسة|للرجوع للمدرسة',
        'للاستعمال في المدرسة|للعام الدراسي|لحصة الرياضة المدرسية|لطلاب المدارس|للمدرسة والدراسة|مدرسية|لحصة الألعاب',
        'for school use|for going to school|for school sports|for school pe|for pe class at school|to wear to school|for school kids|for a school|for school pupils',
        '3ashan el madrasa|bta3 madrasa|lel madrassa|yenfa3 lel madrasa|lel school|3ashan el madares|bta3 el madares|ll madrasa|le 7esset el al3ab|lel mdrasa',
      ),
    },
  },
}
