// The view of search_events and get_event in clients of MCP Apps: the list of the widgets, filled
// from the result of the tool.
import { connectHost } from './host-messages.ts';
import { renderList } from './render-list.ts';
import { toToolListing } from './tool-listing.ts';

const { site = '', eventPage = '' } = document.documentElement.dataset;
const box = document.querySelector('main') ?? document.body;

const { openLink } = connectHost('marquee', {
  onTheme: (theme) => {
    document.documentElement.dataset['theme'] = theme;
  },
  onResult: (output) => {
    const { listing, description } = toToolListing(output, { site, eventPage });
    const about = document.createElement('p');
    about.className = 'about';
    about.textContent = description ?? '';
    box.replaceChildren(...renderList(listing).filter((child) => child !== null));
    if (description !== undefined) box.querySelector('.events')?.after(about);
  },
});

// A sandboxed frame opens no windows: the client opens the link.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  openLink(link.href);
});
