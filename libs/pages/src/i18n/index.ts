export { formatInstantIn } from './dates.ts';
export { describeUnknownName } from './describe-name.ts';
export { describeEvent, ticketAddress } from './describe-event.ts';
export { listFieldFacts } from './field-facts.ts';
export { formatPlanNotice } from './plan-notices.ts';
export { findLocale, readerLocale } from './reader-locale.ts';
export {
  createCatalogue,
  createTranslator,
  LANGUAGES,
  type Language,
  type MessageName,
  type Translator,
  type Values,
} from './translator.ts';
