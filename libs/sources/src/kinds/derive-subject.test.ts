import { expect, it } from '@jest/globals';
import { parseList } from '../normalise/values.ts';
import type { RawEvent } from '../raw-event.ts';
import { deriveSubject } from './derive-subject.ts';

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

it.each([
  ['Grand opening of the harbour bath', 'community', 'celebration'],
  ['Natural language processing', 'community', undefined],
  ['Pattern formation in cells', 'community', undefined],
  ['Prière du matin', 'community', 'religion'],
  ['Messe de minuit', 'community', 'religion'],
  ['Messe für Modellbau', 'festival', 'fair'],
  ['Rock climbing for beginners', 'music', 'fitness'],
  ['Comedy open mic', 'comedy', 'show'],
  ['Sesja Rady Miejskiej', 'community', 'civic'],
  ['Экскурсии по крышам', 'community', 'tour'],
  ['西郊寫真個展', 'community', 'exhibition'],
  ['Red Owls + Tin Men', 'music', 'concert'],
  ['Red Owls – Farewell Tour', 'music', 'concert'],
  ['Ana Roy @ Lindgården', 'music', 'concert'],
  ['Tjurruset, 10 km', 'sports', 'race'],
  ['Introduction to bees', 'community', 'class'],
  ['Julbasar i skolan', 'community', 'market'],
  ['北斎と広重展', 'community', 'exhibition'],
  ['地域の発展', 'community', undefined],
])('%s is %s, %s, by the meaning of its words', (title, category, kind) => {
  const { kind: derived, ...rest } = derive({ title });
  expect([rest.category, derived]).toEqual([category, kind]);
});

it('a category that names a form decides before the subject in the title', () => {
  expect(derive({ title: 'Books and nets', category: 'Ausstellung' })).toEqual({
    category: 'community',
    kind: 'exhibition',
  });
  expect(derive({ title: 'A short history of music', category: 'Workshops' })).toMatchObject({
    kind: 'class',
  });
});

it('the first sentence of a description with a kind decides, without links', () => {
  const description =
    'See https://example.org/workshop of course. The choir sings. There is a market, too.';
  expect(derive({ title: 'Under trees', description })).toMatchObject({ kind: 'concert' });
});

it('a show of an act in a concert hall is a concert', () => {
  expect(derive({ title: 'Patio show: Ana Roy', venue_name: 'Owl Music Hall' })).toEqual({
    category: 'music',
    kind: 'concert',
  });
  const tour = { title: 'Ana Roy – Still Here Tour', venue_name: 'Owl Music Hall' };
  expect(derive(tour)).toMatchObject({ kind: 'concert' });
  expect(derive({ ...tour, title: 'Owl Hall: Backstage tour' })).toMatchObject({ kind: 'tour' });
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

it.each([
  ['Konstutställning i parken', 'exhibition'],
  ['Kvällsvandring med lykta', 'tour'],
  ['Pysselbord', 'class'],
  ['Bakluckeloppis', 'market'],
  ['Språkcafé', 'meetup'],
  ['Dansuppvisning på torget', 'dance'],
  ['SM i simning 2027', 'match'],
  ['Kerstin Lind om havet', undefined],
  ['Kreativwerkstatt: Adventskalender', 'class'],
  ['Offenes Handarbeitsatelier', 'class'],
  ['Antrittsvorlesung: Moose', 'talk'],
  ['Stadtteilspaziergang', 'tour'],
  ['Bomenwandeling', 'tour'],
  ['Werkwinkel vilten', 'class'],
  ['Dorpsrommelmarkt', 'market'],
  ['Scène ouverte', 'concert'],
  ['Nettoyage des berges', 'volunteering'],
  ['Conversatorio: el agua', 'talk'],
  ['Letture animate', 'literature'],
  ['Feira das Velharias', 'market'],
  ['Noite de fado', 'concert'],
  ['Wernisaż w piwnicy', 'exhibition'],
  ['Tvořivá dílna', 'class'],
  ['Vertaistukiryhmä', 'meetup'],
  ['Tur: Guidet byvandring', 'tour'],
  ['花火大会', 'celebration'],
  ['おはなし会', 'family'],
  ['Turkey Trot 5K Walk', 'race'],
])('%s is %s in the words of its language', (title, kind) => {
  expect(derive({ title }).kind).toBe(kind);
});

it.each([
  ['FC Owls - Hawks', 'match'],
  ['Owls - Hawks (2-1)', 'match'],
  ['Owls v Hawks', 'match'],
  ['Red Owls, Tin Men, Ana Roy', 'concert'],
  ['Ana Roy Trio', 'concert'],
  ['Owls - the first hundred years', undefined],
  ['Sewn, Knotted, and other words', undefined],
])('the form of %s is that of a %s', (title, kind) => {
  expect(derive({ title }).kind).toBe(kind);
});

it('a film about anything is a screening, also if only a tag states it', () => {
  expect(derive({ title: 'The Clown Without a Face', tags: ['Kino'] })).toMatchObject({
    kind: 'screening',
  });
});

it('the occasion is no kind if the category states what takes place', () => {
  expect(derive({ title: 'Halloween with Ana', category: 'Concerts' })).toMatchObject({
    kind: 'concert',
  });
});

it('a tag that repeats the venue does not count', () => {
  const raw = { title: 'The Voice', venue_name: 'Teatro Lindo', tags: ['Teatro Lindo', 'Cinema'] };
  expect(derive(raw)).toMatchObject({ kind: 'screening' });
});

it('the text about an act decides if the title names nothing', () => {
  const description = 'The singer and guitarist plays songs of a third album.';
  expect(derive({ title: 'Ana Roy', description })).toMatchObject({ kind: 'concert' });
  expect(derive({ title: 'Ana Roy', description: 'In the rooms of Club Owl.' }).kind).toBe(
    undefined,
  );
});

it('an hour in a museum is no exhibition, and weeks of something are one', () => {
  const hour = { start_local: '2027-03-04T18:00', end_local: '2027-03-04T20:00' };
  const weeks = { start_local: '2027-03-04', end_local: '2027-05-04' };
  expect(derive({ title: 'Hands', venue_name: 'Stadsmuseum', ...hour }).kind).toBeUndefined();
  expect(derive({ title: 'Hands', venue_name: 'Stadsmuseum', ...weeks }).kind).toBe('exhibition');
  expect(derive({ title: 'Hands', ...weeks }).kind).toBe('exhibition');
});
