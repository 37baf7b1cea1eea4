export { formatInstantIn } from './dates.ts';
export { describeEvent, ticketAddress } from './describe-event.ts';
export { readerLocale } from './reader-locale.ts';
export { createTranslator, LANGUAGES, type Language, type MessageName, type Translator } from './translator.ts';
