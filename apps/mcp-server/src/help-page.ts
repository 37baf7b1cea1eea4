import { h, renderSitePage, type SiteAddresses } from '@marquee/ui';

/** Renders the page for people who open the endpoint in a browser. */
export const helpPage = (mcpUrl: string, site: SiteAddresses): string =>
  renderSitePage({
    title: 'Marquee for AI assistants',
    site,
    children: [
      h(
        'p',
        { class: 'lead' },
        'This is a tool server for the Model Context Protocol. It finds events worldwide, plans nights around them and records which artists people want to see where.',
      ),
      h('p', null, 'Add it to your assistant as a remote server:'),
      h('pre', null, JSON.stringify({ mcpServers: { marquee: { url: mcpUrl } } }, null, 2)),
      h(
        'p',
        null,
        ['No API key is required. A key raises your limits: send it in the header ', h('code', null, 'X-API-Key')],
        [', or as ', h('code', null, 'Authorization: Bearer'), '.'],
      ),
    ],
  });
