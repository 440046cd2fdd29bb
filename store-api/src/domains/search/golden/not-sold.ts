/** Things that people ask a sports shop for and the demo shop does not sell: Egyptian, standard Arabic, English, Arabizi. */
export const notSold = `
  معطف|معطف الاهلي|بالطو صوف|صندل حريمي|صندل|بلوزة حريمي|ترمس حمرا|بدلة رجالي كحلي|بدلة كاملة رجالي مقاس L|جوانتي شغل|بدلة شغل|جزمة رسمي اسود|شنطة عدة|
  كوتشي طبي|زجاجة زيت|كورة ارضية للاطفال|صفارة|حزام رفع اثقال|كورة بلياردو|مضرب بينج|شبكة فولي|حلق سلة|اقماع تدريب|حبل نط|مشد ركبة نايكي|سبراي مسكن|
  جوانتي بوكس|خوذة عجل تحت 500|شنطة لاب توب|محفظة جلد|نضارة سباحة للعيال|جزمة كلاسيك|بوت جلد|قميص نوم|جاكت جلد|جيبة جينز|عباية|بيجاما قطن|بوكسر رجالي|
  شمسية|ساعة ابل|واي بروتين|كشكول|سجادة صلاة|ستيكر الاهلي|تذاكر القمة|اشتراك جيم|دامبلز|بدلة كاراتيه|مضرب جولف|شطرنج|رباط كوتشي|
  أريد صندل|حجاب رياضي|راية ركنية|بطاقة صفراء|سوار معصم|قفازات شتوية|حقيبة يد نسائية|كرة تنس طاولة|ربطة عنق|فستان سهرة|تنورة|حذاء تزلج|أحذية سلامة|
  عصا هوكي|معجون اسنان|منفاخ كرة|لاصق طبي|coat|rain coat size L|sandals|kids sandals|blouse|thermos|women's thermos|mittens size L|undershirt|half boot|
  sun hat|visor|basketball hoop|sports chocolate|baby bottle under 500|down jacket for men|black bomber jacket|tennis court|heavy bag|liverpool car|black key|
  cheap white overgrip|men's suit|wool sweater|red whistle|captain armband|smart watch|swim goggles|wetsuit|gym towel|yoga block|medicine ball|dumbbell|
  boxing gloves|cycling gloves|golf polo|hockey stick|ski jacket|hiking boots|camping tent|ping pong ball|dress shoes|heels|jeans|evening dress|skirt|underwear|
  winter gloves|wallet|laptop bag|perfume|whey protein|phone case|poster|match tickets|gift card|school bus|apron|sa3a smart|khema|nadaret shams|habl nat|
  gwanty shetwy|badlet farah|jacket geld|fostan|bijama|تمر|بونيه|بونيه سباحة|كاب سباحة|بلالين|baskoot|panties|towl|bowl|bonbon|biscuits|باربي|كورة مية|فلتر مية|لعب اطفال|padel court|شيكولاتة|hezam geld|sandal atfal|shamseya|barfan|tazkara|half boot regaly
`
  .split('|')
  .map((text) => text.trim())
