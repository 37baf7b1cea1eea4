export {
  addOperator,
  erasePerson,
  grantKey,
  GRANTED_TIERS,
  removeOperator,
  removePasskeys,
  revokeKeys,
} from './account-actions.ts';
export type { ActionName } from './action-names.ts';
export { acceptCalendar, rejectCalendar } from './calendar-actions.ts';
export type { CurationService } from './curation-service.ts';
export {
  cancelEvent,
  featureEvent,
  pinEvent,
  removeEvent,
  restoreEvent,
  decideEvent,
  splitEvent,
  unfeatureEvent,
} from './event-actions.ts';
export { runAction, type OperatorAction, type OperatorDeps } from './operator-action.ts';
export {
  keepArtistsApart,
  keepEventsApart,
  keepOrganizersApart,
  keepSourcesApart,
  keepVenuesApart,
  mergeArtists,
  mergeEvents,
  mergeOrganizers,
  mergeSources,
  mergeVenues,
} from './pair-actions.ts';
export {
  addPasskey,
  offerPasskey,
  removePasskey,
  requestPasskey,
  usePasskey,
  type PasskeyHolder,
} from './passkeys.ts';
export { acceptReport, blockReporter, rejectReport, unblockReporter } from './report-actions.ts';
export {
  pauseSource,
  removeSource,
  requireSource,
  resumeSource,
  runSource,
} from './source-actions.ts';
export { pinVenue } from './venue-actions.ts';
