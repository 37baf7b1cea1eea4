/** Words for events in general, in the languages of the widgets. An event need not contain them. */
export const KIND_WORDS = `
  event|events|show|shows|night|nights|game|games|match|matches|live|performance|performances|session|sessions|class|classes|talk|talks
  course|courses|workshop|workshops|meetup|meetups|meet up|convention|conventions|ticket|tickets|date|dates|happening|happenings
  activity|activities|things to do|thing to do|something to do|what to do|what's on|whats on|what is on|what is happening|what's happening
  whats happening|going on|what is going on|near me|upcoming|cheap|best|good|top|find|find me|show me|any|some|is there|are there
  what can i do|what can we do|what should i do|what should we do|can i|can we|where to go|with my|for my|with our|with friends
  matinee|matinees|matinée|lecture|lectures|seminar|seminars|meeting|meetings|gathering|gatherings|outing|outings|programme|programmes|agenda|schedule|tour dates
  fun|i would like to|id like to|can you find|please|tonight s|anything|something|interesting|popular|recommend|recommendations|suggestions
  looking for|where can i|i want|i want to|go to|see|watch|race|races|rennen|gara|gare|carrera|carreras|corrida|corridas|wyścig|wyścigi
  veranstaltung|veranstaltungen|was ist los|was geht|was läuft|abend|aufführung|aufführungen|vorstellung|vorstellungen|termine|karten
  was gibt es|was kann man machen|was kann ich machen|was machen|wohin gehen|vorträge|seminar|seminare|treffen|programm|spielplan|gibt es|ich suche|wo kann ich|etwas|irgendwas
  spiel|spiele|günstig|billig|kurs|kurse|vortrag|ausgehen
  événement|événements|spectacle|spectacles|sortie|sorties|que faire|quoi faire|billet|billets|soirée|soirées|atelier|ateliers|pas cher
  conférencier|programme|agenda culturel|je cherche|y a t il|quelque chose|idées de sortie
  qué hay|que hay|qué ver|que ver|qué puedo hacer|charla|charlas|seminario|encuentro|encuentros|programación|busco|hay|algo|dónde puedo
  evento|eventos|espectáculo|espectáculos|qué hacer|que hacer|planes|entradas|función|funciones|noche|taller|talleres|barato|baratos
  eventi|spettacolo|spettacoli|cosa fare|serata|serate|biglietti|laboratorio|economico
  cosa c è|cosa vedere|o que há|o que ver|что посмотреть|куда сходить|куда пойти|что делать|incontro|incontri|lezione|lezioni|cerco|qualcosa|palestra|palestras|palestrante|encontro|encontros|procuro
  espetáculo|espetáculos|o que fazer|ingressos|bilhetes|noite|oficina|jogo|jogos
  evenement|evenementen|voorstelling|voorstellingen|wat te doen|uitje|uitjes|kaartjes|goedkoop|cursus
  lezing|lezingen|bijeenkomst|agenda|ik zoek|wykład|wykłady|spotkanie|spotkania|szukam
  wydarzenie|wydarzenia|spektakl|spektakle|co robić|bilety|warsztaty|pokaz
  イベント|公演|ショー|チケット|催し|ワークショップ|活动|レース|演出|门票|工作坊|فعالية|فعاليات|أحداث|عرض|عروض|تذاكر|ورشة
  last minute|last-minute|hidden gem|hidden gems|off the beaten path|off the beaten track|must see|must sees|insider tips|geheimtipp|geheimtipps|insolite|insolites
  tix|tkts|buy tickets|ticket for|tickets for|tickets to|karten für|tickets für|eintrittskarten|billets pour|places pour|entradas para|boletos|boletos para
  biglietti per|bilhetes para|ingressos para|kaartjes voor|bilety na|билеты|билеты на|билет на|купить билеты|купить билет|событие|события|мероприятия|афиша
  チケット予約|门票预订|تذاكر حفل|cosa succede|qué pasa|que pasa|que se passe t il|was geht ab|wat is er te doen|co się dzieje
  date night|date nights|first date|romantic|romantic evening|girls night|girls night out|night out|nights out|rendez vous|romantisch|romantique|romántico|romantico
  chill|chilled|chillout|relaxing|relaxed|laid back|low key|cosy|cozy|gemütlich|entspannt|tranquille|tranquilo|rilassante|lively|vibes|vibe|cool stuff|quirky|unusual|unique
  rainy day|rainy days|rainy|bad weather|regentag|bei regen|schlechtes wetter|jour de pluie|quand il pleut|día de lluvia|indoor|indoors|drinnen|en intérieur|bajo techo|al coperto
  with friends|with my friends|with my girlfriend|with my boyfriend|with my wife|with my husband|mit freunden|entre amis|con amigos|con amici|group activities|groups
  brunch|lunch|dinner|after dinner|happy hour|student|students|studenten|étudiants|estudiantes|studenti|tourist|tourists|touristen|visitors
  vernissage|vernissages|eröffnung|eröffnungen|inauguración|inaugurazione
  near by|nearby|in town|in the city|in the area|around here|close by|in meiner nähe|près de moi|cerca de mí|vicino a me
  weekend plans|ideas|idea|ideen|idées|tips|tipps|itinerary|entertainment|unterhaltung|divertissement|ocio|svago|leisure|freizeit|loisirs
  stuff to do|fun things to do|activities|aktivitäten|activités|actividades|attività|atividades|activiteiten|atrakcje|お出かけ|遊び|好玩|玩乐
  running now|on now|now on|currently|currently on|jetzt|en ce moment|ahora|ora|currently showing|now showing|trending`;
