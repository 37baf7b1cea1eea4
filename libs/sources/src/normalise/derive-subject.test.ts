import { expect, it } from '@jest/globals';
import type { RawEvent } from '../raw-event.ts';
import { deriveSubject } from './derive-subject.ts';
import { parseList } from './values.ts';

const derive = ({ title, tags, description, venue_name, ...raw }: Partial<RawEvent>) =>
  deriveSubject(
    { title: title ?? '', ...raw },
    {
      title: title ?? '',
      tags: parseList(tags),
      description: description ?? null,
      venue: venue_name ?? null,
      defaultCategory: undefined,
    },
  );

it.each([
  ['Guided tour of the exhibition', 'community', 'tour'],
  ['Ausstellung: Musik der Zwanziger', 'community', 'exhibition'],
  ['Taller de teatro', 'community', 'class'],
  ['Conférence : les abeilles', 'community', 'talk'],
  ['Conferencia sobre el mar', 'community', 'talk'],
  ['Club de lectura', 'community', 'literature'],
  ['Cuentacuentos en inglés', 'theater', 'family'],
  ['Yoga at the Old Theatre', 'sports', 'fitness'],
  ['Flohmarkt am Mauerpark', 'community', 'market'],
  ['Degustazione di vini', 'community', 'food'],
  ['Kino pod gwiazdami', 'film', 'screening'],
  ['プラネタリウム', 'community', 'science'],
  ['City Council', 'community', 'civic'],
  ['Free blood pressure screening', 'community', 'wellness'],
  ['Koncert noworoczny', 'music', 'concert'],
  ['Winter gathering of Anna', 'community', 'meetup'],
  ['Kevätkonsertti', 'music', 'concert'],
  ['Nukketeatteri Sampo', 'community', 'family'],
  ['Föreläsning om havet', 'community', 'talk'],
  ['Julemarked på torvet', 'community', 'market'],
  ['Výstava fotografií', 'community', 'exhibition'],
  ['Karácsonyi vásár', 'community', 'market'],
  ['Συναυλία στο λιμάνι', 'music', 'concert'],
  ['Resim sergisi', 'community', 'exhibition'],
  ['가을 축제', 'festival', 'festival'],
  ['นิทรรศการภาพถ่าย', 'community', 'exhibition'],
  ['תערוכה חדשה', 'community', 'exhibition'],
  ['La ruta del Romànic', 'community', 'tour'],
])('%s is %s, %s', (title, category, kind) => {
  expect(derive({ title })).toMatchObject({ category, kind });
});

it('the kind that a source states in its own words counts, also without spaces', () => {
  expect(derive({ title: 'Mariachis', kind: 'CursosTalleres' })).toMatchObject({ kind: 'class' });
  expect(derive({ title: 'Mariachis', kind: 'Expo' })).toMatchObject({ kind: 'exhibition' });
});

it('a category that a source states retains the kinds that it can have', () => {
  expect(derive({ title: 'The Market', category: 'music' })).toEqual({
    category: 'music',
    kind: 'concert',
  });
  expect(derive({ title: 'Workshop', category: 'sports' })).toMatchObject({ kind: 'class' });
});

it.each([
  ['Leipzig – Bremen', 'football', 'match'],
  ['Turnierabend', 'Tennis', 'match'],
  ['City loop', '10k', 'race'],
  ['Bewegt im Park', 'Outdoor', 'fitness'],
])('a precise word decides before the word for sport: %s, %s', (title, tag, kind) => {
  expect(derive({ title, category: 'sports', tags: [tag, 'Sport'] })).toMatchObject({ kind });
});

it('the description, and then the kind of place, decide if nothing else does', () => {
  const description = 'A workshop about clay.';
  expect(derive({ title: 'Hands', description })).toMatchObject({ kind: 'class' });
  expect(derive({ title: 'Nosferatu', venue_name: 'Kino Kosmos' })).toMatchObject({
    category: 'film',
    kind: 'screening',
  });
  expect(derive({ title: 'Hands' })).toEqual({ category: 'community' });
});

it.each([
  [{ title: 'X', audience: 'Mayores' }, 'seniors'],
  [{ title: 'X', audience: 'Niños; Familias' }, 'family'],
  [{ title: 'X', age_restriction: '6-12' }, 'kids'],
  [{ title: 'X', age_restriction: '18+' }, 'adults'],
  [{ title: 'Jugendtreff für Teens' }, 'teens'],
  [{ title: 'Rock night' }, undefined],
])('%j is for %s', (raw, audience) => {
  expect(derive(raw).audience).toBe(audience);
});
