/** Hosts of ticket sellers, without `www` and the ending of the country if they have several. */
const SELLERS = new Set(
  `ticketmaster eventbrite seetickets dice axs ticketweb eventim ticketek universe skiddle wegottickets ticketsource tixr seatgeek stubhub
  entradas ticketea weezevent helloasso billetweb billetreduc fnacspectacles pretix humanitix trybooking brownpapertickets showclix etix
  prekindle ticketswap tickettailor shotgun goout ticketportal biletix kassir karabas eplus kktix interpark ticketone vivaticket ticketcorner
  starticket oeticket reservix ticketpro biletomat ebilet ticketsonsale sympla ingresse passline joinnus tuboleto quicket webtickets
  bookmyshow insider allevents luma spektrix billetto tikkio lippu nortic tickster`.split(/\s+/),
);

/** Returns whether an address belongs to a known seller of tickets. */
export function isTicketSeller(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const labels = new URL(url).hostname.split('.');
  return labels.slice(0, -1).some((label) => SELLERS.has(label));
}
