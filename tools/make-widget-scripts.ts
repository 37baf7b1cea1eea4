// npm run scripts: bundles what the widgets serve to browsers into apps/widgets/assets.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS, widgetScripts } from './widget-scripts.ts';

for (const [name, text] of await widgetScripts()) await writeFile(join(ASSETS, name), text);
