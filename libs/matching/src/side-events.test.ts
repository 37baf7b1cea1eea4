import { describe, expect, it } from '@jest/globals';
import { CONFERENCE, scoreOf, type Case } from './listing-fixtures.ts';
import { findSideEvents, type SideEvent } from './side-events.ts';

describe('findSideEvents', () => {
  const CASES: [SideEvent, string[]][] = [
    ['room', ['FrostConf Gopher Devroom', 'Frost Mini-Summit', 'FrostConf – Co-located Events']],
    [
      'talk',
      [
        ...[
          'Pre-Concert Talk: Aurora Lane',
          'Werkeinführung: Aurora Lane',
          'Avant-concert : Aurora Lane',
        ],
        ...[
          'Aurora Lane – Charla previa',
          'Guida all’ascolto: Aurora Lane',
          'Inleiding Aurora Lane',
        ],
        ...[
          'Conversa com Aurora Lane',
          'Prelekcja: Aurora Lane',
          'Foredrag: Aurora Lane',
          'Beseda: Aurora Lane',
        ],
      ],
    ],
    [
      'signing',
      [
        ...[
          'Aurora Lane – In-Store Signing',
          'Autogrammstunde mit Aurora Lane',
          'Aurora Lane : séance de dédicaces',
        ],
        ...[
          'Firma de discos de Aurora Lane',
          'Firmacopie Aurora Lane',
          'Signeersessie Aurora Lane',
          'Aurora Lane Meet & Greet',
        ],
      ],
    ],
    [
      'party',
      [
        'Aurora Lane Aftershow',
        'Aurora Lane After-Party',
        'Aurora Lane Aftershowparty',
        'Après-concert Aurora Lane',
        'Aurora Lane Pre-Party',
      ],
    ],
    [
      'rehearsal',
      [
        'Aurora Lane: Open Rehearsal',
        'Generalprobe: Aurora Lane',
        'Répétition générale',
        'Ensayo general',
        'Prova aperta',
        'Soundcheck',
      ],
    ],
    [
      'tour',
      [
        'Kesselhaus Opening Tour',
        'Hausführung',
        'Visite guidée',
        'Visita guidata',
        'Rondleiding',
        'Komentovaná prohlídka',
      ],
    ],
    [
      'lesson',
      ['Aurora Lane Masterclass', 'Meisterkurs Aurora Lane', 'Clase magistral de Aurora Lane'],
    ],
    [
      'tribute',
      [
        'A Tribute to Aurora Lane',
        'Hommage à Aurora Lane',
        'Homenaje a Aurora Lane',
        'Omaggio ad Aurora Lane',
      ],
    ],
    [
      'family',
      [
        'Aurora Lane für Kinder',
        'Aurora Lane – Relaxed',
        'Aurora Lane Sing-Along',
        'Aurora Lane em família',
      ],
    ],
    [
      'workshop',
      [
        'Aurora Lane Workshop',
        'Atelier Aurora Lane',
        'Taller de Aurora Lane',
        'Warsztaty: Aurora Lane',
        'Aurora-Lane-Työpaja',
      ],
    ],
  ];
  it.each(CASES)('recognises: %s', (kind, titles) => {
    expect(titles.map((title) => [title, ...findSideEvents(title)])).toEqual(
      titles.map((title) => [title, kind]),
    );
  });

  it.each([
    'Die Entführung aus dem Serail',
    'Uraufführung: Aurora Lane',
    'Aurora Lane: The Northern Lights Tour',
    'Aurora Lane Party',
  ])('recognises an event of its own: %s', (title) => {
    expect([...findSideEvents(title)]).toEqual([]);
  });
});

describe('scorePair for a side event and its event', () => {
  const OTHERS: Case[] = [
    ['aftershow', {}, {}, { title: 'Aurora Lane Aftershow' }],
    ['talk before the concert', { artists: [] }, {}, { title: 'Einführung: Aurora Lane' }],
    [
      'two side events',
      { artists: [] },
      { title: 'Aurora Lane Signing' },
      { title: 'Aurora Lane Soundcheck' },
    ],
    [
      'workshop before the conference',
      { ...CONFERENCE, url: null },
      { city_id: null, city_name: null },
      { title: 'FrostConf Tutorials' },
    ],
    [
      'two days of a week',
      { artists: [], time_tbd: true },
      { title: 'Jazz Tuesday' },
      { title: 'Jazz Wednesday' },
    ],
  ];
  it.each(OTHERS)('does not match: %s', (...each) => {
    expect(scoreOf(each).decision).not.toBe('match');
  });

  const SAME: Case[] = [
    [
      'a talk in two languages',
      { artists: [] },
      { title: 'Talk: Aurora Lane' },
      { title: 'Vortrag: Aurora Lane' },
    ],
    [
      'an evening in two languages',
      { artists: [] },
      { title: 'Aurora Lane Evening' },
      { title: 'Aurora Lane Abend' },
    ],
  ];
  it.each(SAME)('matches: %s', (...each) => {
    expect(scoreOf(each).decision).toBe('match');
  });
});
