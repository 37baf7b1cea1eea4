import type { LlmsDocument } from '@marquee/http';
import type { Dependencies } from './dependencies.ts';

/** Returns the llms.txt of the website. */
export const describeSite = ({ api, web }: Dependencies['addresses']): LlmsDocument => ({
  title: 'Marquee',
  summary: 'What is on, anywhere: a catalogue of events worldwide, with pages for people.',
  notes: [
    'To answer questions about events, read the API: it needs no key, and its records link to the pages of this site.',
    'Event pages contain the event as schema.org JSON-LD.',
  ],
  sections: {
    API: [
      {
        title: 'llms.txt of the API',
        url: `${api}/llms.txt`,
        description: 'how to read events as JSON',
      },
      {
        title: 'OpenAPI',
        url: `${api}/openapi.json`,
        description: 'every request, parameter and response',
      },
    ],
    Pages: [
      { title: 'Search', url: `${web}/search`, description: 'words, places and days in one field' },
      { title: 'Data', url: `${web}/about/data`, description: 'size of the catalogue' },
      {
        title: 'Sources',
        url: `${web}/sources`,
        description: 'sources of the events, with their state',
      },
      { title: 'Developers', url: `${web}/developers`, description: 'how to use it in a program' },
    ],
  },
});
