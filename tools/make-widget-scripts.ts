// npm run scripts: bundles the browser scripts and style sheets of the widgets into apps/widgets/assets, and the view of the tool server.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS, bundleMcpView, bundleWidgetScripts, MCP_VIEW } from './widget-scripts.ts';

for (const [name, text] of await bundleWidgetScripts()) await writeFile(join(ASSETS, name), text);
await writeFile(MCP_VIEW, await bundleMcpView());
