import { offerFiles } from './file-text.ts';
import { suggestNames } from './name-suggestions.ts';
import { offerMap } from './open-map.ts';
import { offerOwnCity } from './own-city.ts';
import { offerPasskeys } from './passkeys.ts';
import { addShareButtons } from './share.ts';
import { addSuggestions } from './suggestions.ts';

addSuggestions();
addShareButtons();
offerFiles();
offerMap();
offerOwnCity();
offerPasskeys();
suggestNames();
