import { foldText } from '@marquee/domain';
import { joinTokens } from '../known-names.ts';
import type { Token } from './parse-query.ts';

// Words of sentences that say nothing about an event, in the languages of the widgets. No name is
// searched by them.
const STRONG = `
  or and oder und ou et o u y e of en lub albo i
  which what where when how i im id ill ive we you does did do is are was were could would should must have has want wants wanna join
  attend visit recommend suggest happening happens looking please there any anything anyone me us my our welche welcher welches
  welchen wo wann wie ich wir mir mich uns gibt laufen läuft ist sind kann können könnte möchte möchten würde gern gerne bitte suche
  meine meinem meinen unsere quel quelle quels quelles où quand comment je nous mon ma mes nos est ce peut peux pouvons voudrais
  voudrait aimerais cherche trouver écouter voir puis qué cuál cuáles dónde cuándo cómo yo nosotros mi mis nuestro hay puedo podemos
  quiero queremos quisiera busco encontrar escuchar quale quali dove quando come mio mia posso possiamo voglio vorrei vorremmo cerco
  trovare ascoltare sentire qual quais onde eu nós meu minha quero gostaria procuro ouvir wat welke welk waar wanneer ik wij mijn onze
  zijn kan kunnen kun wil willen zoek zoeken vind vinden te doen er co jaki jakie jaka gdzie kiedy mogę możemy chcę chcemy szukam
  szukamy dzieje się są أين متى ماذا ما هل هناك أريد نريد أبحث يمكن يمكنني`;

// They can also be words of a name ("Love Supreme"), so they count only if nothing else is left.
const WEAK = `
  some something someone everything i'm i'd he she they your them this that these those be been being am will shall may might had like
  fancy love need look search find show give tell suggestion hear listen enjoy catch experience spend book buy get go going taking
  place play playing plays about around between during after before thanks thank hi hello hey only just really also too maybe perhaps
  other else most more very nice great fun cool romantic lovely awesome amazing good best next upcoming soon currently right now here
  nearby local cheapest budget affordable afford possible available if so but because than then not don't dont out up down into onto
  over through within day days time times week weekends night evening morning afternoon date things thing stuff places ideas idea way
  list all every each both grandparents parents mum mom dad wife husband girlfriend boyfriend friend friends partner daughter son
  family's year old someone's tonight's today's wer wohin du ihr sie dir euch man mein meiner unser unserem unseren es gibt's gibts
  war wird werden könnten soll sollen sollte wollen würden habe haben hat suchen finde finden zeig zeige such besuchen hören sehen
  schauen gehen geht los machen unternehmen erleben denn eigentlich danke etwas irgendwas irgendwelche einen eine einem einer ein noch
  auch nur schon mal vielleicht oder nicht als wenn dass schön schöne schönes schönen gut gute guten gutes beste besten bestes tolle
  tolles nächste nächster nächstes nächsten diese dieser dieses günstigste günstigsten billigste billigsten preiswert preiswerte
  großeltern eltern freundin freund freunden hier heute's dort um über nach vor zwischen während statt stattfinden findet gerade
  demnächst qui que quoi qu est-ce c'est j'ai j tu il elle on vous ils elles se moi notre votre vos y a-t-il t-il ai as a avons avez
  ont suis sommes êtes sont pouvez pourrais pourrait puis-je veux aimerait cherchons entendre aller sortir faire assister découvrir
  profiter passe passent joue jouent s'il plaît svp merci quelque chose quelques des plus moins cher chère chers pas aussi seulement
  très bon bonne bons meilleur meilleurs meilleure meilleures prochain prochaine prochains prochaines grands-parents amis copine
  copain ici pendant avant après entre vers lieu l d s n quién tú tus nuestra nuestros haya está están fue ser puede puedes podría
  quiere gustaría buscamos buscar ver oír ir salir hacer asistir disfrutar pasa pasan tocan toca algo alguna alguno algunos algunas
  algún favor gracias más menos muy también solo bueno buena buenos buenas mejor mejores próximo próxima próximos próximas barata
  baratas amigos abuelos padres novia novio aquí durante antes después sobre lo le les cerca cosa chi io noi voi ti ci si vi miei
  nostra nostro c'è sono è può potrei vuole cerchiamo cercare vedere andare uscire fare partecipare godere succede suonano suona
  qualcosa qualche alcuni alcune favore grazie più meno molto anche buono buona migliori migliore prossimo prossima prossimi prossime
  economici economica nonni amici genitori ragazza ragazzo prima dopo tra fra che di da del della dei degli delle nel nella uno como
  quem você vocês meus nosso nossa há tem é são estão foi pode poderia quer queria procuramos procurar escutar sair fazer assistir
  aproveitar acontece acontecendo rolando tocam alguma algum alguns algumas obrigado obrigada mais muito também só bom boa boas melhor
  melhores barato baratos avós pais namorada namorado aqui depois uma umas ao aos às à dos das hoe jij jullie mij ons wordt worden zou
  zouden moet heb hebben heeft zien horen luisteren gaan uitgaan bezoeken beleven gebeurt speelt spelen iets een enkele alsjeblieft
  graag bedankt meer minder ook alleen heel erg goede goed leuke leuk leuks volgende komende goedkope goedkoopste opa oma vrienden
  ouders tijdens voor na tussen naar om het de dat die deze dit nog jakich jak kto ja ty mnie nas mój moja moim naszymi jest było być
  może można chce chciałbym chciałabym znaleźć zobaczyć posłuchać usłyszeć pójść iść wyjść robić zrobić odwiedzić grają gra coś jakieś
  jakiś proszę dziękuję więcej mniej też tylko bardzo dobry dobre najlepsze najlepszy następny następna tani tanie najtańszy najtańsze
  dziadkami przyjaciółmi rodzicami tutaj podczas przed po między o z ze dla ten ta to كيف من يوجد نبحث أود يمكننا أن نذهب أذهب مشاهدة
  حضور الاستماع شيء بعض فضلك شكرا أفضل القادمة القادم أرخص رخيصة الذي التي هذه هذا عن على إلى مع أو و ありますか あります 教えて 教えてください 探しています
  おすすめ 何 どこ いつ どんな 見たい 行きたい 聴きたい の に で が は を も と から まで へ 有什么 有没有 哪里 什么 什么时候 我想 我们 想看 想听 请 推荐 找 去 看 听 的 在 和 吗 呢 one two three four five
  six seven eight nine 2 3 4 5 6 7 8 9 10 11 12 grandma grandpa work school holidays holiday yet quick ones without ganz zur zum beim
  vom aux can visiting staying visit traveling travelling coming old new want parents' whose pay paying cost costs money`;

const toSet = (words: string) => new Set(words.split(/\s+/).map(foldText));
const strong = toSet(STRONG);
const weak = toSet(WEAK);

const isIn = (set: ReadonlySet<string>) => (token: Token) =>
  !token.isQuoted && set.has(joinTokens([token]));

/**
 * Returns whether words without a meaning are surely those of a sentence, or not only words of one.
 */
export const isSentence = (words: Token[]): boolean =>
  words.length === 0 || words.some(isIn(strong)) || !words.every(isIn(weak));

/** Returns whether a word of a sentence seldom names what is searched. */
export const isFiller = (token: Token): boolean => isIn(strong)(token) || isIn(weak)(token);

/**
 * Removes the words of a sentence that say nothing: "which … can I join". Those of a name stay:
 * "man u".
 */
export function withoutFillers(words: Token[], isOfName: (token: Token) => boolean): Token[] {
  const named = words.filter((token) => isOfName(token) || !isIn(strong)(token));
  return named.every((token) => isIn(weak)(token) && !isOfName(token)) ? [] : named;
}
