export { writeXlsx } from 'hucre/xlsx';
export { icsFormat } from './formats/ics/ics.ts';
export { toSourceFiles } from './reading/read-texts.ts';
export type { ReadResult } from './reading/record-format.ts';
export { wholeText } from './reading/whole-text.ts';
export { startStubServer } from './testing/stub-server.ts';
export { NOW, buildEvent } from './testing/test-events.ts';
