type Row = Record<string, unknown>;

/** What a person requests, and which rows the last call of the model must have. */
export interface Task {
  request: string;
  isRight: (row: Row) => boolean;
  /** The catalogue can be without such events; the calls are right if they have no other rows. */
  canBeEmpty?: boolean;
}

const isIn = (city: string) => (row: Row) => String(row['city']).startsWith(city);
const isOf = (category: string) => (row: Row) => row['category'] === category;
const has = (name: string, value: unknown) => (row: Row) => row[name] === value;
const all =
  (...tests: Task['isRight'][]) =>
  (row: Row) =>
    tests.every((test) => test(row));

/** On the sample catalogue of `npm start`. */
export const TASKS: readonly Task[] = [
  { request: 'Which concerts are on in Berlin?', isRight: all(isIn('Berlin'), isOf('music')) },
  {
    request: 'Any jazz in Berlin next weekend for under 30 euros?',
    isRight: isIn('Berlin'),
    canBeEmpty: true,
  },
  {
    request: 'What is on in London in the next ten days? No sports, please.',
    isRight: (row) => !isOf('sports')(row),
  },
  { request: 'Was läuft im Theater in Wien?', isRight: all(isIn('Vienna'), isOf('theater')) },
  {
    request: 'Free events in Paris this week?',
    isRight: all(isIn('Paris'), has('price', 'Free')),
    canBeEmpty: true,
  },
  { request: 'Which conferences about Python are in Europe?', isRight: isOf('conference') },
  {
    request: 'What is within 5 km of 48.8606, 2.3376 today?',
    isRight: (row) => Number(row['distance_km']) <= 5,
  },
  { request: 'Which events can I join online?', isRight: isIn('Online') },
  {
    request: 'Which shows in Edinburgh are cancelled?',
    isRight: has('phase', 'cancelled'),
    canBeEmpty: true,
  },
  { request: 'The cheapest comedy in New York?', isRight: all(isIn('New York'), isOf('comedy')) },
  { request: 'What is on in California?', isRight: has('region', 'California') },
  { request: 'Read me the latest news.', isRight: (row) => typeof row['body'] === 'string' },
];
