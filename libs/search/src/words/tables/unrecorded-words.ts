/**
 * Attributes of events that sources seldom state, one per line: the name in answers, then the words
 * that mean it in the languages of the widgets, separated by `|`.
 */
export const UNRECORDED_WORDS = `
  wheelchair access|wheelchair accessible|wheelchair accessibility|wheelchair|wheelchairs|step free|step-free|disabled access|accessible|accessibility|handicap accessible|rollstuhlgerecht|rollstuhl|barrierefrei|barrierefreie|barrierefreiheit|accessible en fauteuil roulant|fauteuil roulant|accessible pmr|pmr|accesible en silla de ruedas|silla de ruedas|sin barreras|accesible|accesibles|accessibile in sedia a rotelle|sedia a rotelle|senza barriere|accessibile|cadeira de rodas|acessível|acessibilidade|rolstoeltoegankelijk|rolstoel|toegankelijk|wózek inwalidzki|dla niepełnosprawnych|bez barier|車椅子|バリアフリー|轮椅|无障碍|輪椅|كرسي متحرك|ذوي الإعاقة
  sign language|signed performance|bsl interpreted|bsl|asl interpreted|gebärdensprache|langue des signes|lengua de signos|lengua de señas|lingua dei segni|língua gestual|gebarentaal|język migowy|手話|手语|لغة الإشارة
  captions|captioned|with subtitles|subtitled|subtitles|surtitles|untertitelt|mit untertiteln|untertitel|übertitel|sous titres|sous titré|sous-titrés|surtitres|subtítulos|con subtítulos|subtitulado|sottotitoli|sottotitolato|legendas|legendado|ondertiteling|ondertiteld|napisy|z napisami|字幕|字幕付き|ترجمة
  audio description|audio described|audiodeskription|audiodescription|audiodescripción|audiodescrizione|audiodescrição|audiodescriptie|audiodeskrypcja|音声ガイド|口述影像|وصف صوتي
  hearing loop|induction loop|hearing impaired|deaf friendly|hörschleife|induktionsschleife|boucle magnétique|bucle magnético|ringleiding|pętla indukcyjna|補聴器
  relaxed performance|relaxed performances|relaxed screening|sensory friendly|autism friendly|autismusfreundlich|séance relax|autismevriendelijk|przyjazne sensorycznie
  dogs allowed|dog friendly|dog-friendly|pet friendly|pets allowed|with my dog|with dogs|bring my dog|bring a dog|hunde erlaubt|mit hund|hundefreundlich|chiens acceptés|chiens admis|avec mon chien|avec chien|se admiten perros|con perro|con mi perro|cani ammessi|con il cane|con cane|animais permitidos|com cachorro|com cão|honden toegestaan|met hond|z psem|przyjazne psom|犬同伴|ペット可|犬OK|可带狗|宠物友好|كلاب
  dress code|what to wear|black tie|kleiderordnung|dresscode|code vestimentaire|código de vestimenta|codice di abbigliamento|código de vestuário|kledingvoorschrift|strój|ドレスコード|服装规定|قواعد اللباس
  parking|car park|free parking|parkplatz|parkplätze|parken|parkmöglichkeiten|stationnement|aparcamiento|estacionamiento|parcheggio|estacionamento|parkeren|parkeergelegenheid|駐車場|停车|停车场|موقف سيارات
  vegan|vegetarian|veganes essen|vegetarisch|végétarien|végétalien|vegetariano|vegano|wegańskie|wegetariańskie|ベジタリアン|ヴィーガン|素食|نباتي
  gluten free|gluten-free|glutenfrei|sans gluten|sin gluten|senza glutine|sem glúten|glutenvrij|bezglutenowe|グルテンフリー|无麸质
  halal|kosher|koscher|casher|ハラール|清真|حلال
  alcohol|alcohol free|no alcohol|alkoholfrei|ohne alkohol|sans alcool|sin alcohol|senza alcol|sem álcool|alcoholvrij|bez alkoholu|アルコールなし|无酒精
  seating|seated|standing only|seated tickets|sitzplätze|stehplätze|bestuhlt|places assises|asientos|posti a sedere|in piedi|lugares sentados|zitplaatsen|staanplaatsen|miejsca siedzące|着席|立ち見|座位
  stroller access|stroller friendly|stroller|buggy|pushchair|pram|kinderwagen|poussette|cochecito|carrito de bebé|passeggino|carrinho de bebé|wózek dziecięcy|ベビーカー|婴儿车|عربة أطفال
  childcare|babysitting|crèche|kinderbetreuung|guardería|baby sitting|opieka nad dziećmi|託児
  duration|how long|running time|intermission|dauer|durée|entracte|duración|intermedio|durata|intervallo|duração|duur|czas trwania|przerwa|上演時間|时长|مدة
  student discount|student discounts|student tickets|studentenrabatt|ermäßigt für studenten|tarif étudiant|descuento para estudiantes|sconto studenti|desconto de estudante|studentenkorting|zniżka studencka|学割|学生票|خصم الطلاب
  senior discount|seniorenrabatt|tarif senior|descuento para mayores|sconto anziani|シニア割引
  group discount|group tickets|gruppenrabatt|tarif de groupe|descuento de grupo|sconto gruppi|团体票
  refunds|refundable|refund policy|rückerstattung|remboursable|reembolso|rimborsabile|reembolsável|terugbetaling|zwrot biletów|払い戻し|退票
  bag policy|bags allowed|cloakroom|coat check|garderobe|vestiaire|guardarropa|guardaroba|bengaleiro|szatnia|クローク|存包
  photography rules|photos allowed|cameras allowed|fotografieren erlaubt|photos autorisées|se permiten fotos|撮影可
  re-entry|re entry|reentry|wiedereinlass|réadmission|reingreso|再入場
  air conditioning|air conditioned|klimatisiert|climatisé|climatisation|aire acondicionado|climatizado|aria condizionata|ar condicionado|klimatyzacja|冷房|空调|مكيف
  camping|camp site|campsite|zelten|zeltplatz|acampada|campeggio|acampamento|kamperen|キャンプ|露营
  public transport|near the metro|near a station|öffentliche verkehrsmittel|transports en commun|transporte público|mezzi pubblici|openbaar vervoer|transport publiczny|公共交通
  smoking|non smoking|rauchfrei|raucher|non fumeur|fumeurs|no fumadores|fumatori|fumadores|禁煙|吸烟`;
