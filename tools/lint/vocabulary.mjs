// Identifiers that ESLint refuses; docs/glossary.md gives the word to use instead. The terms of
// documents, comments and test names are in terms.json.
export const deniedIdentifiers = [
  'asked',
  'asks',
  'blotted',
  'forget',
  'forgotten',
  'kept',
  'newcomer',
  'newcomers',
  'nobody',
  'remembered',
  'remembering',
  'remembers',
  'ruling',
  'rulings',
  'said',
  'sameness',
  'says',
  'settle',
  'settled',
  'slip',
  'slips',
  'somebody',
  'standing',
  'tell',
  'telling',
  'tells',
  'told',
  'wanted',
  'whoever',
  'wish',
  'wishes',
  'yardstick',
];

/** Limits are called `MAX_X` and `MIN_X`. */
export const identifierPattern = '^(?!(MOST|LONGEST|SHORTEST|LEAST|FEWEST|FARTHEST|LARGEST)_)';
