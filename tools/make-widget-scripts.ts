// npm run scripts: bundles the browser scripts and style sheets of the widgets into apps/widgets/assets.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS, bundleWidgetScripts } from './widget-scripts.ts';

for (const [name, text] of await bundleWidgetScripts()) await writeFile(join(ASSETS, name), text);
