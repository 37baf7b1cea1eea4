import { offerFiles } from './file-text.ts';
import { suggestNames } from './name-suggestions.ts';
import { offerMap } from './open-map.ts';
import { offerPasskeys } from './passkeys.ts';
import { addShareButtons } from './share.ts';
import { addSuggestions } from './suggestions.ts';

addSuggestions();
addShareButtons();
offerFiles();
offerMap();
offerPasskeys();
suggestNames();
