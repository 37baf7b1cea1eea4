import { offerFiles } from './file-text.ts';
import { suggestNames } from './name-suggestions.ts';
import { offerMap } from './open-map.ts';
import { addShareButtons } from './share.ts';
import { addSuggestions } from './suggestions.ts';

addSuggestions();
addShareButtons();
offerFiles();
offerMap();
suggestNames();
