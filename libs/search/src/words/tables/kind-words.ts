import type { Category, Kind } from '@marquee/domain';

/** Words for events in general, in the languages of the widgets. An event need not contain them. */
export const KIND_WORDS = `
  event|events|show|shows|night|nights|game|games|match|matches|live|performance|performances|session|sessions
  convention|conventions|ticket|tickets|date|dates|happening|happenings
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
  karten kaufen|tickets kaufen|comprar entradas|comprar boletos|acheter des billets|acheter billets|comprare biglietti|comprar ingressos|tickets kopen|kaartjes kopen|kup bilety|kupić bilety
  tix|tkts|buy tickets|ticket for|tickets for|tickets to|karten für|tickets für|eintrittskarten|billets pour|places pour|entradas para|boletos|boletos para
  biglietti per|bilhetes para|ingressos para|kaartjes voor|bilety na|билеты|билеты на|билет на|купить билеты|купить билет|событие|события|мероприятия|афиша
  チケット予約|门票预订|تذاكر حفل|cosa succede|qué pasa|que pasa|que se passe t il|was geht ab|wat is er te doen|co się dzieje
  brunch|lunch|dinner|after dinner|happy hour|student|students|studenten|étudiants|estudiantes|studenti|tourist|tourists|touristen|visitors
  vernissage|vernissages|eröffnung|eröffnungen|inauguración|inaugurazione
  near by|nearby|in town|in the city|in the area|around here|close by|near here|around me|close to me|in my area|in my city|in my town
  in meiner nähe|in meiner umgebung|in meiner stadt|hier in der nähe|près de moi|près de chez moi|autour de moi|dans ma ville|cerca de mí|cerca de aquí
  en mi ciudad|en mi zona|vicino a me|qui vicino|nella mia città|perto de mim|perto daqui|aqui perto|na minha cidade|in mijn buurt|in mijn stad
  hier in de buurt|bij mij in de buurt|blisko mnie|w mojej okolicy|w moim mieście|近くの|附近的|附近|بالقرب مني
  weekend plans|ideas|idea|ideen|idées|tips|tipps|itinerary|entertainment|unterhaltung|divertissement|ocio|svago|leisure|freizeit|loisirs
  stuff to do|fun things to do|activities|aktivitäten|activités|actividades|attività|atividades|activiteiten|atrakcje|お出かけ|遊び|好玩|玩乐
  soonest|running now|on now|now on|currently|currently on|jetzt|en ce moment|ahora|ora|currently showing|now showing|trending`;

/**
 * Words for a kind of the model, which name what a query is about if nothing else does: "workshops
 * in Berlin", but not "pottery workshops". The first word of a line is the name in answers.
 */
export const KINDS_IN_QUERIES: Partial<Record<Kind, string>> = {
  class: `
    class|classes|course|courses|workshop|workshops|kurs|kurse|cours|atelier|ateliers|clase|clases|curso|cursos|taller|talleres
    corso|corsi|laboratorio|laboratori|lezione|lezioni|aula|aulas|oficina|oficinas|cursus|cursussen|warsztaty|zajęcia
    ワークショップ|講座|工作坊|课程|ورشة|دورة|мастер-класс|мастер-классы`,
  talk: `
    talk|talks|lecture|lectures|vortrag|vorträge|charla|charlas|lezing|lezingen|wykład|wykłady|palestra|palestras|講演|讲座|محاضرة
    лекция|лекции`,
  tour: `
    guided tour|guided tours|walking tour|walking tours|city tour|city tours|führung|führungen|stadtführung|stadtführungen
    visite guidée|visites guidées|visita guiada|visitas guiadas|visita guidata|visite guidate|rondleiding|rondleidingen
    zwiedzanie|ガイドツアー|导览|جولة|экскурсия|экскурсии`,
  meetup: `meetup|meetups|meet up|meet ups`,
  match: `match|matches|fixtures|partidos|partite|partita|wedstrijden|mecz|mecze|試合|مباراة|матчи`,
  volunteering: `
    volunteering|volunteer|ehrenamt|freiwilligenarbeit|bénévolat|voluntariado|volontariato|vrijwilligerswerk|wolontariat
    ボランティア|志愿者|волонтёрство`,
};

/** Topics that are a kind of the model as well: an event of the kind need not state the word. */
export const KIND_OF_TOPIC: Readonly<Record<string, Kind>> = {
  ...{ exhibition: 'exhibition', market: 'market', food: 'food', book: 'literature' },
  ...{ circus: 'circus', dance: 'dance', opera: 'opera' },
};

interface Mood {
  words: string;
  /** Kinds that seldom suit. They come last. */
  unsuited: readonly Category[];
}

/**
 * Words for a mood or a company, in the languages of the widgets. An event need not contain them.
 */
export const MOODS: readonly Mood[] = [
  {
    unsuited: ['sports', 'conference', 'community'],
    words: `
  date night|date nights|first date|dates for couples|for couples|couples|romantic|romantic evening|rendez vous|romantisch|romantischer abend|für paare|zu zweit|romantique
  soirée romantique|en couple|à deux|romántico|romantico|en pareja|in coppia|romantica|a dois|romantisch avondje|romantyczny|randka|романтический|свидание|デート|约会|رومانسي
  for our anniversary|on our anniversary|zum jahrestag|pour notre anniversaire`,
  },
  {
    unsuited: ['sports', 'nightlife', 'conference'],
    words: `
  chilled|relaxing|relaxed|laid back|low key|quiet evening|quiet night|peaceful|calm|cosy|cozy|gemütlich|entspannt|ruhig|tranquille|calme|tranquilo|tranquila
  rilassante|tranquillo|relaxante|rustig|ontspannen|spokojny|спокойный|のんびり|轻松|هادئ`,
  },
  {
    unsuited: ['sports', 'festival'],
    words: `
  rainy day|rainy days|rainy|bad weather|regentag|bei regen|schlechtes wetter|wenn es regnet|jour de pluie|quand il pleut|día de lluvia|cuando llueve|indoors|en intérieur
  bajo techo|al coperto|quando piove|giorno di pioggia|dia de chuva|quando chove|regendag|als het regent|w deszczu|pod dachem|в дождь|雨の日|屋内|室内|雨天|في المطر`,
  },
  {
    unsuited: ['conference', 'community'],
    words: `
  girls night|girls night out|ladies night|night out|nights out|hen party|hen do|bachelorette|stag do|stag party|for my birthday|for a birthday|on my birthday|junggesellenabschied|mädelsabend|zum geburtstag|zu meinem geburtstag
  soirée entre filles|pour mon anniversaire|pour un anniversaire|noche de chicas|despedida de soltera|para mi cumpleaños|para un cumpleaños|serata tra amiche|per il mio compleanno|no meu aniversário|vrijgezellenfeest|voor mijn verjaardag|na urodziny|на день рождения|女子会`,
  },
  {
    unsuited: ['conference'],
    words: `
  with friends|with my friends|with a friend|with my girlfriend|with my boyfriend|with my wife|with my husband|with my partner|with my parents|with my mum|with my mom|with my dad|mit freunden|mit meinen eltern
  entre amis|avec mes parents|con amigos|con mis padres|con amici|con i miei|com amigos|met vrienden|ze znajomymi|с друзьями|友達と|和朋友|مع الأصدقاء|group activities|for groups|team outing|teambuilding
  lively|vibes|vibe|cool stuff|quirky|unusual|something unique|something original|something alternative|something different|unique things|unique things to do|unique experience|unique experiences
  alternative things|alternative things to do|offbeat|out of the ordinary|ungewöhnlich|insólito|insolito`,
  },
];
