import type { Audience, Daypart, State } from '../word-meaning.ts';

export const FREE_WORDS = `
  free|for free|no entry fee|no fee|no cover|no cover charge|without paying|entry free|kein eintritt|ohne eintritt|sans frais|sin coste|
  senza pagare|sem custo|бесплатно|бесплатные|бесплатный|free entry|free admission|free of charge|no cost|no charge|gratis|kostenlos|kostenlose|kostenfrei|umsonst|eintritt frei
  doesn't cost anything|does not cost anything|costs nothing|won't cost anything|without spending money|without spending anything|no money|without money|without any money|kein geld|zonder geld
  kostet nichts|nichts kostet|nichts kosten|ohne geld|ne coûte rien|sans payer|sans argent|no cuesta nada|no cueste nada|sin pagar|sin dinero|non costa niente
  non costa nulla|senza soldi|não custa nada|sem pagar|sem dinheiro|niets kost|kost niets|zonder te betalen|nic nie kosztuje|bez opłat|タダ|ただで|不要钱|不花钱|بدون مقابل|бесплатных|даром
  freier eintritt|gratuit|gratuits|gratuite|gratuites|gratuitement|entrée libre|entrée gratuite|gratuito|gratuita|gratuitos|gratuitas
  entrada libre|entrada gratuita|entrada gratis|gratuiti|ingresso libero|ingresso gratuito|grátis|entrada franca|de graça|vrije toegang
  gratis toegang|darmowy|darmowe|darmowa|za darmo|bezpłatny|bezpłatne|bezpłatna|wstęp wolny|無料|入場無料|免费|مجاني|مجانية|مجانا|دخول مجاني`;

export const ONLINE_WORDS = `
  online|virtual|livestream|live stream|livestreams|remote|webinar|webinars|webinaire|webinario|streamed|from home|virtuell|en ligne
  virtuel|en línea|in linea|virtuale|オンライン|ウェビナー|线上|在线|直播|عبر الإنترنت|عن بعد|أونلاين`;

export const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  kids: `
    kids|kid|kid friendly|child friendly|kids friendly|children friendly|good for kids|suitable for children|kinderfreundlich|teenager|teenagers|teens|teen|
    for teens|with teenagers|jugendliche|ados|adolescents|adolescentes|ragazzi|дети|детей|для детей|с детьми|children|child|childrens|for kids|for children|with kids|with children|toddler|toddlers|baby|babies|year old|year olds|years old|kinder|für kinder
    mit kindern|kindern|kleinkinder|kleinkindern|für kleinkinder|mit kleinkindern|kind|mit kind|mit baby|babys|tout petits|tout-petits|bébé|bébés|avec bébé|bambino|bambina|neonati|bebé|bebés|con bebé|bebês|peuters|kleuters|met peuter|maluchy|maluchów|dla maluchów|малышей|для малышей|с малышом|幼児|赤ちゃん|赤ちゃん連れ|幼儿|宝宝|småbarn|enfant|enfants|pour enfants|pour les enfants|jeune public|niños|niñas|para niños|con niños|infantil|bambini|per bambini|crianças
    para crianças|kinderen|voor kinderen|dzieci|dla dzieci|子供|子ども|こども|子供向け|子ども向け|こども向け|キッズ|キッズ向け|儿童|孩子|أطفال|للأطفال
    barnaktiviteter|barnevent|för barn|med barn|适合儿童|til børn|med børn|for barna|lapsille|pro děti|dla najmłodszych|çocuklar için`,
  family: `
    family|families|family friendly|family fun|whole family|all ages|all the family|grandparents and kids|для всей семьи|семья|for families|for the family|familie|familien|für familien|familienfreundlich|famille|familles
    en famille|familia|familias|para familias|en familia|famiglia|famiglie|per famiglie|família|famílias|gezin|gezinnen|rodzina|rodzinne
    dla rodzin|家族|家族向け|親子|親子向け|子連れ|家庭|亲子|عائلة|عائلي|للعائلة
    hela familjen|hele familien|koko perheelle|voor gezinnen|适合家庭|للعائلات`,
  seniors: `
    seniors|senior|senior citizens|for seniors|older people|older adults|elderly|elderly people|pensioners|rentner|senioren|für senioren|aînés|personnes âgées
    personas mayores|tercera edad|anziani|terza età|idosos|terceira idade|ouderen|seniorzy|dla seniorów|シニア|高齢者|老年人|كبار السن`,
};

/** What an event for an audience states. */
export const AUDIENCE_PHRASES: Readonly<Record<Audience, string>> = {
  kids: `
    children|childrens|child|kids|kid|family|families|toddler|toddlers|puppet|puppets|junior|kinder|familien|enfants|jeune public
    en famille|niños|infantil|bambini|famiglie|crianças|kinderen|dzieci|子供|子ども|こども|キッズ|親子|儿童|亲子|أطفال`,
  family: `
    family|families|children|childrens|child|kids|toddler|toddlers|puppet|puppets|familie|familien|kinder|famille|en famille|enfants
    familia|familias|famiglia|famiglie|família|gezin|rodzina|rodzinne|家族|親子|亲子|عائلة`,
  seniors: `
    seniors|senior citizens|senior centre|senior center|older people|older adults|senioren|personnes âgées|aînés|personas mayores|centro de mayores|centros de mayores|tercera edad|anziani|idosos
    ouderen|seniorzy|シニア|高齢者|老年人`,
};

export const DAYPART_WORDS: Readonly<Record<Daypart, string>> = {
  morning: `
    morning|in the morning|morgens|vormittag|vormittags|am vormittag|matin|le matin|por la mañana|mattina|di mattina|manhã|de manhã
    ochtend|rano|朝|午前|早上|上午|صباحا`,
  afternoon: `
    matinee|matinees|matinee show|afternoon|in the afternoon|nachmittag|nachmittags|am nachmittag|après-midi|l'après-midi|por la tarde|pomeriggio|di pomeriggio
    à tarde|de tarde|middag|popołudnie|po południu|午後|下午`,
  evening: `
    after work|late night|nach der arbeit|nach feierabend|après le travail|después del trabajo|dopo il lavoro|depois do trabalho|na het werk|po pracy|仕事帰り|下班后|بعد العمل
    evening|evenings|in the evening|abends|am abend|soir|le soir|por la noche|sera|di sera|à noite|avond|wieczór|wieczorem|夕方|夜
    晚上|مساء`,
};

export const STATE_WORDS: Readonly<Record<State, string>> = {
  cancelled: `
    cancelled|canceled|called off|abgesagt|abgesagte|abgesagten|annulé|annulés|annulée|annulées|cancelado|cancelados|cancelada|canceladas
    annullato|annullati|annullata|annullate|cancellato|cancellati|geannuleerd|geannuleerde|afgelast|afgelaste|odwołany|odwołane|odwołana
    中止|已取消|取消|ملغى|ملغاة|ألغيت|отменён|отменен|отменено|отменённые|отмененные|inställt|inställda|aflyst|aflyste|avlyst|avlyste|zrušeno|zrušené|peruttu`,
  postponed: `
    postponed|rescheduled|verschoben|verschobene|verschobenen|reporté|reportés|reportée|reportées|aplazado|aplazados|aplazada|aplazadas|pospuesto
    rinviato|rinviati|rinviata|rinviate|adiado|adiados|adiada|adiadas|uitgesteld|uitgestelde|verplaatst|przełożony|przełożone|przełożona
    延期|已延期|推迟|改期|مؤجل|مؤجلة|перенесён|перенесен|перенесённые|перенесенные|uppskjutet|uppskjutna|udskudt|utsatt|ertelendi|odloženo|lykätty`,
  sold_out: `
    sold out|soldout|ausverkauft|ausverkaufte|ausverkauften|agotado|agotados|agotadas|esaurito|esauriti|esgotado|esgotados
    uitverkocht|uitverkochte|wyprzedany|wyprzedane|完売|売り切れ|售罄|نفدت التذاكر|распродано|распродан|slutsålt|udsolgt|utsolgt|tükendi|vyprodáno|loppuunmyyty`,
};
