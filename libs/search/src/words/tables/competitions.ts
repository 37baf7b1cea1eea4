/**
 * Competitions by the topic of their sport. Their words are no places ("Tour de France"), and if no
 * event states them, they mean the sport.
 */
export const COMPETITIONS: Readonly<Record<string, string>> = {
  football: `
    premier league|efl championship|league one|league two|fa cup|carabao cup|womens super league
    scottish premiership|bundesliga|2 bundesliga|frauen bundesliga|dfb pokal|la liga|laliga
    segunda división|copa del rey|liga f|serie a|serie b|coppa italia|ligue 1|ligue 2
    coupe de france|eredivisie|primeira liga|liga portugal|süper lig|ekstraklasa|allsvenskan
    eliteserien|superliga|jupiler pro league|austrian bundesliga|champions league
    uefa champions league|liga de campeones|ligue des champions|liga dos campeões|liga mistrzów
    лига чемпионов|europa league|conference league|nations league|euro qualifiers
    world cup qualifiers|copa libertadores|copa sudamericana|copa américa|brasileirão
    campeonato brasileiro|liga mx|mls|major league soccer|nwsl|j league|j1 league|k league
    saudi pro league|asian cup|africa cup of nations|afcon`,
  basketball: `
    euroleague|eurocup|wnba|g league|liga acb|liga endesa|basketball bundesliga|lega basket
    march madness|nba finals|nba playoffs`,
  'ice hockey': `
    stanley cup|khl|shl|deutsche eishockey liga|champions hockey league|world juniors`,
  'american football': `
    super bowl|superbowl|college football|canadian football league|grey cup`,
  baseball: `
    world series|nippon professional baseball|kbo league`,
  rugby: `
    six nations|super rugby|top 14|premiership rugby|united rugby championship|national rugby league
    super league|rugby championship|autumn internationals`,
  cricket: `
    indian premier league|big bash league|the hundred|the ashes|county championship`,
  tennis: `
    davis cup|grand slam|atp finals|wta finals|roland garros|french open|australian open
    billie jean king cup|laver cup`,
  golf: `
    ryder cup|pga tour|pga championship|the masters|solheim cup`,
  cycling: `
    tour de france|giro d italia|vuelta a españa|la vuelta|tour de suisse|tour of flanders
    paris roubaix|milano sanremo`,
  motorsport: `
    nascar|indycar|le mans 24|24 hours of le mans|world rally championship|formula e|superbike
    supercars`,
  handball: `
    handball bundesliga|ehf champions league|liga asobal`,
  volleyball: `
    superlega|cev champions league|plusliga`,
};

/** Names by which sources list a competition that people call otherwise, by its folded name. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'la liga': 'primera división|laliga',
  laliga: 'primera división|la liga',
  mls: 'major league soccer',
  brasileirao: 'brasileiro série a',
  'campeonato brasileiro': 'brasileiro série a',
  'jupiler pro league': 'first division a',
  'liga portugal': 'primeira liga',
  'primeira liga': 'liga portugal',
  'efl championship': 'english championship',
  'j league': 'j1 league',
  afcon: 'africa cup of nations',
};
