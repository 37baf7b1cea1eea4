// Many who want a new picture at the same moment, in a process of their own: what they cost is not the measuring one's.
import { once } from 'node:events';
import { slugOf } from './evening-world.ts';
import { ask } from './load.ts';

const [, , port = '', first = '', count = ''] = process.argv;
process.send?.('ready');
await once(process, 'message'); // its own start is not to be measured
const answers = await Promise.all(
  Array.from({ length: Number(count) }, (_, index) =>
    ask({ port: Number(port), path: `/og/${slugOf(Number(first) + index)}` }),
  ),
);
process.send?.(answers.map(({ status }) => status));
