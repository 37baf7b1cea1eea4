import { describe, expect, it } from '@jest/globals';
import { parseTitleAnnotations } from './title-annotations.ts';

describe('parseTitleAnnotations', () => {
  it.each([
    ['RubyC 2020 (Cancelled)', 'RubyC 2020', 'cancelled', null],
    ['CANCELED: Ana Öst', 'Ana Öst', 'cancelled', null],
    ['CANCELLED Ana Öst', 'Ana Öst', 'cancelled', null],
    ['Ana Öst – cancelled', 'Ana Öst', 'cancelled', null],
    ['***CANCELLED*** Ana Öst', 'Ana Öst', 'cancelled', null],
    ['Ana Öst (CANCELLED) at the Owl', 'Ana Öst at the Owl', 'cancelled', null],
    ['Ana Öst [cancelled due to illness]', 'Ana Öst', 'cancelled', null],
    ['[Cancelled]: Ana Öst', 'Ana Öst', 'cancelled', null],
    ['CANCELED EVENT: Ana Öst', 'Ana Öst', 'cancelled', null],
    ['POSTPONED DUE TO RAIL STRIKES: Ana Öst', 'Ana Öst', 'postponed', null],
    [
      'CANCELLED DUE TO WEATHER Tunes at Hopewell: Ana Öst',
      'Tunes at Hopewell: Ana Öst',
      'cancelled',
      null,
    ],
    ['Ana Öst with Ismay–SOLD OUT', 'Ana Öst with Ismay', null, 'sold_out'],
    ['ANA ÖST ~ SOLD OUT!', 'ANA ÖST', null, 'sold_out'],
    ['ABGESAGT: Lesung im Park', 'Lesung im Park', 'cancelled', null],
    ['Fällt aus! Lesung im Park', 'Lesung im Park', 'cancelled', null],
    ['Concert du soir (annulé)', 'Concert du soir', 'cancelled', null],
    ['[ANNULÉE] Soirée', 'Soirée', 'cancelled', null],
    ['CANCELADO - Noche de jazz', 'Noche de jazz', 'cancelled', null],
    ['POSTPONED - Ana Öst', 'Ana Öst', 'postponed', null],
    ['Ana Öst (postponed to May 3)', 'Ana Öst', 'postponed', null],
    ['Verschoben: Ana Öst', 'Ana Öst', 'postponed', null],
    ['Ana Öst (verschoben auf den 3. Mai)', 'Ana Öst', 'postponed', null],
    ['REPORTÉ - Ana Öst', 'Ana Öst', 'postponed', null],
    ['Aplazado: Noche de jazz', 'Noche de jazz', 'postponed', null],
    ['Rescheduled: Ana Öst', 'Ana Öst', 'rescheduled', null],
    ['Ana Öst (New date)', 'Ana Öst', 'rescheduled', null],
    ['Ana Öst SOLD OUT', 'Ana Öst', null, 'sold_out'],
    ['Ana Öst - Sold Out!', 'Ana Öst', null, 'sold_out'],
    ['AUSVERKAUFT: Ana Öst', 'Ana Öst', null, 'sold_out'],
    ['Ana Öst (complet)', 'Ana Öst', null, 'sold_out'],
    ['ENTRADAS AGOTADAS - Ana Öst', 'Ana Öst', null, 'sold_out'],
    ['Ana Öst (Restkarten)', 'Ana Öst', null, 'few_left'],
    ['CANCELLED - SOLD OUT: Ana Öst', 'Ana Öst', 'cancelled', 'sold_out'],
  ])('removes the annotation from "%s"', (written, ...[title, status, availability]) => {
    expect(parseTitleAnnotations(written)).toEqual({ title, status, availability });
  });

  it.each([
    'Ana Öst (early show)',
    'Ana Öst (late show)',
    'Cancelled with Tana and Brooke',
    'The Cancelled',
    'The Cancelled Plans Tour (Cancelled Plans)',
    'Sold Out: ',
    'Live & Sold Out',
    'Le Petit Prince, texte complet',
    'Report: the state of the net',
    'Reporte: el estado de la red',
    'Cancelled',
    '(SOLD OUT)',
    'Nothing But Thieves',
    'New Date Night',
  ])('does not change "%s"', (title) => {
    expect(parseTitleAnnotations(title)).toEqual({ title, status: null, availability: null });
  });
});
