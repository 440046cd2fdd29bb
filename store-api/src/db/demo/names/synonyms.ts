/**
 * Words and phrases that mean the same to a shopper in Egypt, a group a line; what begins with a stroke goes on with the line
 * before. A word may be in several groups. Misspellings are not listed: search corrects them, and would show them as words.
 */
const clubs = `
الأهلي | اهلي | ahly | ahli | elahly | alahly | ahlawy | اهلاوي | اهلاوية | الأهلاوية | نادي القرن | المارد الأحمر
  | club of the century
الزمالك | زمالك | zamalek | zamalik | زملكاوي | زملكاوية | الفارس الأبيض | القلعة البيضا | white knights
  | مدرسة الفن والهندسة
بيراميدز | pyramids | pyramids fc
الإسماعيلي | اسماعيلي | ismaily | ismaili | esmaily | الدراويش | اسماعلاوي | dervishes
المصري | المصري البورسعيدي | النادي المصري | al masry | masry | بورسعيد | النسور الخضر
الاتحاد السكندري | اتحاد اسكندرية | الاتحاد الاسكندري | سكندري | al ittihad alexandria | سيد البلد | زعيم الثغر
سموحة | سموحه | smouha | smoha | semouha
المقاولون العرب | المقاولين العرب | المقاولون | المقاولين | مقاولون | mokawloon | arab contractors | ذئاب الجبل
غزل المحلة | المحلة | ghazl el mahalla | mahalla | ghazl | زعيم الفلاحين
منتخب مصر | مصر | المنتخب المصري | منتخبنا | المنتخب الوطني | الفراعنة | فراعنة | egypt | masr | misr | egyptian
  | egypt national team | pharaohs
ريال مدريد | الريال | ريال | real madrid | real | realmadrid | rmcf | الملكي | الميرنجي | los blancos
برشلونة | برشلونه | برشا | البرشا | البارسا | بارسا | بارسلونا | برسلونة | barcelona | barca | barça | fcb
  | البلوجرانا | blaugrana
أتلتيكو مدريد | اتلتيكو | أتليتيكو | atletico | atletico madrid | atleti
ليفربول | ليفر | الليفر | liverpool | lfc | الريدز
مانشستر يونايتد | مان يونايتد | اليونايتد | يونايتد | المانيو | مانشيستر يونايتد | manchester united | man united | man utd
  | man u | mufc | united
مانشستر سيتي | مان سيتي | السيتي | سيتي | مانشيستر سيتي | manchester city | man city | mancity | mcfc | السيتيزنز
أرسنال | ارسنال | الأرسنال | ارسينال | arsenal | gunners | الجانرز | المدفعجية
تشيلسي | شيلسي | تشلسي | chelsea | البلوز
توتنهام | توتنهم | سبيرز | tottenham | spurs
نيوكاسل | نيو كاسل | newcastle
أستون فيلا | استون فيلا | aston villa
بايرن ميونخ | بايرن ميونيخ | البايرن | بايرن | bayern | bayern munich | البافاري
بوروسيا دورتموند | بروسيا دورتموند | دورتموند | dortmund | borussia dortmund | bvb
باريس سان جيرمان | باريس | سان جيرمان | psg | paris | paris saint germain | بي اس جي | الباريسي
مارسيليا | marseille
يوفنتوس | اليوفي | يوفي | جوفنتوس | juventus | juve
إيه سي ميلان | ميلان | ac milan | milan
إنتر ميلان | انتر ميلان | الانتر | inter milan | inter
نابولي | نابولى | napoli
روما | roma | as roma
أياكس | اجاكس | اياكس | ajax
الهلال | الهلال السعودي | هلال | al hilal | hilal | helal
النصر | النصر السعودي | al nassr | nassr | nasr | العالمي
الاتحاد السعودي | اتحاد جدة | al ittihad jeddah
إنتر ميامي | انتر ميامي | inter miami | miami | ميامي
بوكا جونيورز | بوكا | boca juniors | boca
ريفر بليت | ريفر | river plate
سبورتنج لشبونة | سبورتنج | sporting lisbon | sporting cp
منتخب الأرجنتين | الأرجنتين | ارجنتين | argentina | argentine | التانجو
منتخب البرازيل | البرازيل | برازيل | brazil | brasil | السامبا
منتخب إسبانيا | إسبانيا | اسبانيا | spain | الماتادور
منتخب ألمانيا | ألمانيا | المانيا | germany | المانشافت
منتخب إيطاليا | إيطاليا | ايطاليا | italy | الأتزوري
منتخب فرنسا | فرنسا | france | الديوك
منتخب إنجلترا | إنجلترا | انجلترا | england
منتخب هولندا | هولندا | holland | netherlands | الطواحين
منتخب كرواتيا | كرواتيا | croatia
منتخب البرتغال | البرتغال | برتغال | portugal
منتخب المغرب | المغرب | مغرب | morocco | maroc | maghreb | أسود الأطلس
منتخب السعودية | السعودية | سعودية | saudi | saudi arabia | ksa
منتخب السنغال | السنغال | senegal
منتخبات | المنتخبات | منتخب | national team | national teams | national
`

/** A player's shirt is his club's or his country's. */
const players = `
محمد صلاح | صلاح | مو صلاح | salah | mo salah | mohamed salah | ليفربول | liverpool
محمد صلاح | صلاح | مو صلاح | salah | mo salah | mohamed salah | منتخب مصر | egypt
ميسي | messi | ليو ميسي | لونيل ميسي | إنتر ميامي | inter miami
ميسي | messi | ليو ميسي | الأرجنتين | argentina
رونالدو | كريستيانو | كريستيانو رونالدو | ronaldo | cristiano | cr7 | النصر | al nassr
رونالدو | كريستيانو | كريستيانو رونالدو | ronaldo | cristiano | cr7 | البرتغال | portugal
مبابي | امبابي | mbappe | ريال مدريد | real madrid
مبابي | امبابي | mbappe | فرنسا | france
فينيسيوس | vinicius | vini | بيلينجهام | bellingham | ريال مدريد | real madrid
يامال | لامين يامال | yamal | lamine yamal | برشلونة | barcelona
هالاند | haaland | مرموش | عمر مرموش | marmoush | مان سيتي | manchester city
مرموش | عمر مرموش | marmoush | منتخب مصر | egypt
نيمار | neymar | البرازيل | brazil
حكيمي | اشرف حكيمي | hakimi | باريس سان جيرمان | psg
حكيمي | اشرف حكيمي | hakimi | المغرب | morocco
زيزو | zizo | امام عاشور | تريزيجيه | trezeguet | الشناوي | الأهلي | ahly
شيكابالا | shikabala | الزمالك | zamalek
`

const brands = `
أديداس | اديداس | adidas
نايكي | نايك | نيكي | نيكى | nike
بوما | puma
أندر آرمور | اندر ارمور | اندرارمور | اندر ارمر | under armour | under armor | underarmor | ua
نيو بالانس | نيوبالانس | new balance | newbalance | nb
أسيكس | اسيكس | asics
ميزونو | mizuno
ريبوك | reebok
أمبرو | امبرو | umbro
كابا | kappa
خوما | جوما | joma
هامل | هوميل | hummel
لوتو | lotto
ديادورا | diadora
فيلا | fila
سكيتشرز | سكتشرز | سكيتشر | سكتشر | skechers
سبيدو | speedo
ويلسون | wilson
هيد | head
يونكس | yonex
مولتن | molten
ميكاسا | mikasa
سبالدينج | سبالدنج | spalding
إيفرلاست | ايفرلاست | everlast
أولشبورت | uhlsport
إي إيه 7 | ارماني | ea7 | armani | emporio armani
مدرّج | مدرج | modarag
`

const shirtsAndKits = `
تيشيرت | تي شيرت | تيشرت | تشيرت | تيشيرتات | تيشرتات | t shirt | tshirt | t-shirts | tee | teshert | tshert | tishert | shirt
  | shirts | فانلة | فانله | فنلة | فانلات | فانيلة | فنله | fanella | fanelet | fanla | قميص | قمصان | jersey | jerseys
  | بلوفر كورة
طقم | أطقم | اطقم | طقوم | kit | kits | ta2m | takm | set
طقم كامل | full kit | كامل | complete kit
طقم كورة | أطقم كورة | بدلة كورة | بدل كورة | football kit | football kits | football set | soccer kit | kit
مشجعين | مشجع | لمشجع | fan | fans | جماهير | ألتراس
أساسي | اساسى | home | هوم | home kit | الأول | داخل ملعبه
احتياطي | احتياطى | away | اواي | الأواي | away kit | التاني | تاني
ثالث | تالت | التالت | third | ثرد | third kit
حارس مرمى | حارس | حراس | حراس مرمى | جول كيبر | جولكيبر | goalkeeper | goal keeper | keeper | gk | goalie
تدريب | تمرين | training | ترينينج | workout | تمارين
كلاسيك | ريترو | retro | classic | قديم | قديمة | القديم | vintage | old school
كم طويل | بكم طويل | بكم | كم | long sleeve | long sleeves | long-sleeve
`

const clothes = `
بولو | polo | بولوهات | تيشيرت بولو | polo shirt | polo shirts
توب | توبات | top | tops
شورت | شورتات | short | shorts | برمودا | bermuda
ترينج | ترينجات | تريننج | ترنج | ترينق | ترننج | ترينك | تريننج سوت | ترينج سوت | بدلة | بدل | بدلة رياضية | بدلة رياضة | tracksuit | track suit
  | tracksuits | treng | training suit
بنطلون | بناطيل | بنطال | بنطلونات | pants | trousers | bantalon | سويت بانتس | سويت بانت | sweatpants | jogger | joggers | جوجر
بنطلون رياضي | بنطلون رياضه | بنطلون ترينج | بنطلون تدريب | بنطلون تمرين | track pants | training pants | sports pants
  | sweatpants
هودي | هوديز | هوديهات | هودى | hoodie | hoodies | hoody | كابيشو | كبوت
سويت شيرت | سويتشيرت | سويت شرت | سوت شيرت | sweatshirt | sweatshirts | sweat shirt | سويتر | sweater
جاكيت | جاكت | جاكيتات | جواكت | jacket | jackets | جاكته | سترة
مطر | rain | واتر بروف | ووتر بروف | waterproof | water proof | ضد المياه | ضد المية | ضد المطر
ضد الهوا | windproof | wind breaker | windbreaker | ويند بريكر
ضاغط | ضاغطة | ملابس ضاغطة | compression | كومبريشن | كومبرشن | بيز لاير | base layer | base layers
مايوه رجالي | شورت سباحة | شورت بحر | مايوه شورت | swim shorts | swimming shorts | beach shorts | swimwear | ملابس سباحة
  | swim trunks
بوركيني | بوركينى | burkini | مايوه شرعي | مايوه محجبات | مايوه محتشم | مايوه حريمي
مايوه | مايو | مايوهات | swimsuit | swimwear | ملابس سباحة | بوركيني | burkini
محتشم | محتشمة | محجبات | للمحجبات | محجبة | حجاب | modest | hijab | شرعي
شراب | شرابات | شربات | جوارب | جورب | sock | socks | sharab | shorab
ليجن | ليجنز | ليجينج | ليجينز | ليقنز | ليجنج | legging | leggings | ستريتش | tights
برا رياضية | برا | سبورت برا | سبورتس برا | حمالة صدر | حمالة صدر رياضية | sports bra | sport bra | bra | bras
تونك | tunic | تونيك
قطن | قطنية | cotton | kotn
شتوي | شتا | شتوية | winter | تقيل | heavyweight
مبطن | مبطّن | lined | padded
مدرسة | مدارس | مدرسي | مدرسية | المدرسة | للمدرسة | school | uniform | يونيفورم | زي مدرسي
`

const shoes = `
كوتشي | كوتشى | كوتشيات | كوتشه | كوتشهات | جزمة | جزمه | جزم | gazma | gazm | kotshy | kotchy | cotchy | kotshi | حذاء
  | أحذية | احذيه | شوز | shoes | shoe | سنيكرز | سنيكر | sneaker | sneakers | حذاء رياضي | trainers | بوت | boots | شوزات
حذاء كورة | أحذية كورة | جزمة كورة | كوتشي كورة | حذاء كرة قدم | حذاء كرة | جزمة كرة قدم | استارز | ستارز | stars
  | football boots | football shoes | football boot | soccer shoes | cleats | gazma kora | gazma koora
ترتان | turf | tf | tartan | نجيل صناعي
نجيل طبيعي | نجيلة | نجيل | fg | firm ground
صالات | صالة | indoor | ic
شبشب | شباشب | شبشب رياضي | slides | slide | slipper | slippers | flip flops | flipflop | shebsheb | shbshb | سليبر
كاجوال | casual | lifestyle | خروج
`

const gear = `
كورة | كوره | كرة | كور | كورات | كرات | ball | balls | koura | kora | koora | kura | بالون
كرة قدم | كورة قدم | football | soccer | فوتبول | فوت بول | soccer ball
كورة قدم | كرة قدم | كورة ماتش | كورة تدريب | كورة شارع | كورة أكاديميات | كورة ميني | football | soccer ball | match ball
  | training ball | academy ball | street ball | mini ball
خماسي | خماسى | فوتسال | futsal | five a side | five-a-side | 5 a side
كورة سلة | كرة سلة | كورة باسكت | كورة باسكيت | كرة باسكت | basketball | basket ball
سلة | سله | باسكت | باسكيت | basketball | basket | كرة سلة
كورة طائرة | كرة طائرة | كورة فولي | فولي بول | volleyball | volley ball | كورة طايرة | طايرة
طائرة | طايرة | فولي | volleyball | volley
كورة يد | كرة يد | كورة هاندبول | هاند بول | handball | hand ball
تنس | tennis | تينس
بادل | padel | paddle | بادل تنس | باديل
مضرب | مضارب | racket | rackets | racquet | راكت
شنطة | شنطه | شنط | حقيبة | حقائب | حقيبه | bag | bags | shanta | shonta
شنطة ضهر | شنطة ظهر | شنط ضهر | شنط ظهر | حقيبة ظهر | باك باج | باكباج | باج باك | backpack | backpacks | back pack | back bag
  | rucksack | shanta dahr
شنطة مدرسة | شنط مدرسة | شنط مدارس | شنطة مدارس | شنطة مدرسة رياضية | school bag | school bags | sports school bag | schoolbag
شنطة مدرسة | شنط مدرسة | شنط مدارس | school bag | شنطة ضهر | شنط ضهر | backpack
شنطة جيم | شنط جيم | شنطة تمرين | شنطة تدريب | شنطة نادي | gym bag | gym bags | duffel | duffel bag | duffle | holdall | دافل
شنطة كروس | كروس | كروس باج | cross bag | cross-body bag | crossbody | cross body
كوتشي جيم | كوتشي تدريب | كوتشي تمرين | حذاء تدريب | gym shoes | training shoes | lifting shoes | workout shoes
تيشيرت جيم | تيشيرت تمرين | gym t-shirt | gym tee | gym shirt | workout shirt
شنطة وسط | شنط وسط | waist bag | waist bags | belt bag | هاف باج
شنطة حذاء | شنط أحذية | شنطة جزمة | shoe bag | shoe bags
جوانتي | جوانتيات | جوانتى | قفاز | قفازات | glove | gloves | gwanty
جوانتي حارس | جوانتي حراس | قفازات حارس | قفازات حارس مرمى | جوانتي حارس مرمى | جوانتيات حارس مرمى | goalkeeper gloves
  | goalie gloves | gk gloves
واقي ساق | واقى ساق | واقيات ساق | شنكار | شنكارات | شين جارد | shin guard | shin guards | shin pads | shinguards
زجاجة مياه | زجاجة ميه | زجاجات مياه | ازازة مية | ازازة مياه | ازازه | ازازة | زمزمية | زمزميه | قزازة مية | بوتل
  | water bottle | water bottles | bottle | bottles | school bottle | زجاجة | flask | ترمس
شيكر | shaker | protein shaker | شيكر بروتين | بروتين
جيم | چيم | gym | fitness | فتنس | فيتنس | لياقة | صالة جيم
أوزان | اوزان | حديد | weights | lifting | weight lifting | دامبلز
يوجا | يوغا | يوجه | yoga | mat
بوكس | بوكسينج | ملاكمة | boxing | بوكسر
سباحة | سباحه | السباحة | عوم | swimming | swim | swimmers | pool | حمام سباحة
جري | جرى | الجري | رننج | رانينج | رنينج | ركض | running | run | runner | jogging | gary
مشي | walking | walk | المشي
كاب | كابات | طاقية | طاقيه | طواقي | كاسكيت | كاسكيتة | cap | caps | hat | hats | kab | tageya
آيس كاب | ايس كاب | ايسكاب | beanie | beanies | ice cap | طاقية صوف | بونيه
كوفية | كوفيه | كوفيات | سكارف | وشاح | إيشارب | scarf | scarves | kofeya
مج | مجات | كوباية | كوبايه | mug | mugs | كوب
ميدالية | ميداليه | ميداليات | ميدالية مفاتيح | keychain | keychains | key chain | keyring
هدية | هديه | هدايا | gift | gifts | hadeya | تهادي | present | gift box
`

const whom = `
رجالي | رجالى | رجال | للرجال | شبابي | شباب | men | mens | man | male | regaly
حريمي | حريمى | نسائي | نسائى | ستات | للستات | بنات كبار | بناتي كبار | بناتي كبير | women | womens | woman | ladies | female
  | 7arimi | harimi | حريم
أطفال | اطفال | اولاد | أولاد | للأولاد | ولادي | ولادى | بناتي | بناتى | طفل | عيال | للعيال | kids | kid | children | child
  | junior | atfal | صغيرين
أولاد | ولادي | ولادى | ولد | صبيان | boys | boy
بنات | بناتي | بناتى | بنوتة | girls | girl
بيبي | رضع | مواليد | baby | صغيرين | little ones
للجنسين | unisex | يونيسكس
`

const colors = `
أحمر | احمر | حمرا | حمراء | حمرة | الأحمر | red | ahmar
أبيض | ابيض | بيضا | بيضاء | الأبيض | white | abyad
أسود | اسود | سودا | سوداء | سوده | الأسود | black | aswed | eswed
أزرق | ازرق | زرقا | زرقاء | blue | azra2 | azrak
سماوي | لبني | لبنى | سماوى | sky blue | skyblue | light blue
كحلي | كحلى | navy | navy blue | dark blue | ko7ly
أخضر | اخضر | خضرا | خضراء | green | akhdar
أصفر | اصفر | صفرا | صفراء | yellow | asfar
برتقالي | برتقالى | اورنج | اورانج | orange
رمادي | رمادى | رصاصي | رصاصى | سكني | جراي | grey | gray
نبيتي | نبيتى | عنابي | خمري | maroon | burgundy | نبيذي
بنفسجي | بنفسجى | موف | purple | violet
وردي | وردى | بمبي | بمبى | بينك | زهري | روز | pink | rose
ذهبي | دهبي | دهبى | جولد | gold | golden
فضي | فضى | سيلفر | silver
بيج | beige
بني | بنى | brown
`

/** The groups, ready for the table. */
export const synonyms = [clubs, players, brands, shirtsAndKits, clothes, shoes, gear, whom, colors]
  .flatMap((lines) => lines.trim().replace(/\n {2}\|/g, ' |').split('\n'))
  .map((line) => ({ words: [...new Set(line.split('|').map((word) => word.trim()))] }))
