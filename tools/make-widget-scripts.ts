// npm run scripts: bundles the browser scripts and style sheets of the widgets and the website into
// their assets folders, and the view of the tool server.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ASSETS,
  bundleMapScript,
  bundleMcpView,
  bundleWebScript,
  bundleWidgetScripts,
  MAP_SCRIPT,
  MCP_VIEW,
  WEB_SCRIPT,
} from './bundles/widget-scripts.ts';

for (const [name, text] of await bundleWidgetScripts()) await writeFile(join(ASSETS, name), text);
await writeFile(WEB_SCRIPT, await bundleWebScript());
await writeFile(MAP_SCRIPT, await bundleMapScript());
await writeFile(MCP_VIEW, await bundleMcpView());
