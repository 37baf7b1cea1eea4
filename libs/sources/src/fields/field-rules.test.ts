import { describe, expect, it } from '@jest/globals';
import { TARGETS } from '../tables/known-columns.ts';
import { FIELD_RULES, guessFields } from './field-rules.ts';
import { MEANINGS } from './field-words.ts';

const best = (name: string) => guessFields(name)[0]?.target ?? null;

describe('guessFields', () => {
  it.each([
    ['startDateTime', 'start_local'],
    ['location.city', 'city'],
    ['venue_location.city', 'city'],
    ['schedule.start', 'start_local'],
    ['dateRange.end', 'end_date'],
    ['location.addressTitle', 'venue_name'],
    ['address.company', 'venue_name'],
    ['Adresse Firma', 'venue_name'],
    ['price.min_amount', 'price_min'],
    ['price.is_free', 'is_free'],
    ['links.tickets', 'ticket_url'],
    ['geo_point_2d', 'position'],
    ['content.place', 'location'],
    ['data.title', 'title'],
    ['contentid', 'source_id'],
    ['date_to', 'end_date'],
    ['primary_category.label', 'category'],
  ])('reads the member %s as %s', (name, target) => {
    expect(best(name)).toBe(target);
  });

  it.each([
    ['Fecha de inicio', 'start_date'],
    ['Municipio', 'city'],
    ['Дата начала', 'start_date'],
    ['Название мероприятия', 'title'],
    ['開始日時', 'start_local'],
    ['イベント名', 'title'],
    ['Veranstaltungsort', 'venue_name'],
    ['Startdatum', 'start_date'],
    ['date de début', 'start_date'],
    ['heure de fin', 'end_time'],
    ['Data rozpoczęcia', 'start_date'],
    ['data_fim', 'end_date'],
    ['luogo', 'location'],
    ['begintijd', 'start_time'],
    ['prezzo', 'price_min'],
  ])('reads the header %s as %s', (name, target) => {
    expect(best(name)).toBe(target);
  });

  it.each([
    'cfp.endDate',
    'updated_at',
    'pubDate',
    'registration_deadline',
    'debug.originalVenue',
    'setup_time',
  ])('ignores %s, which is about something else than the event', (name) => {
    expect(guessFields(name)).toEqual([]);
  });

  it('does not read the id of a venue as that of the event', () => {
    expect(best('location.venue_id')).toBeNull();
  });

  it('is less certain of a name with an unknown word', () => {
    const [plain, unknown] = [guessFields('date')[0], guessFields('foo_date')[0]];
    expect(unknown?.target).toBe('start_date');
    expect(unknown?.confidence).toBeLessThan(plain?.confidence ?? 0);
  });
});

it.each(FIELD_RULES.map((rule) => [rule.target, rule] as const))(
  'the rule of %s has a known field and known meanings',
  (target, { needs, may }) => {
    const meanings = new Set([...MEANINGS.values()].flat());
    expect(TARGETS).toContain(target);
    expect([...needs, ...may].filter((meaning) => !meanings.has(meaning))).toEqual([]);
  },
);
