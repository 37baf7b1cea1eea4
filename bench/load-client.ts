// Requests many new social cards concurrently, in a process of its own so that its CPU time is not
// measured.
import { once } from 'node:events';
import { eventSlug } from './event-dataset.ts';
import { send } from './load.ts';

const [, , port = '', first = '', count = ''] = process.argv;
process.send?.('ready');
await once(process, 'message'); // excludes the start of this process from the measurement
const answers = await Promise.all(
  Array.from({ length: Number(count) }, (_, index) =>
    send({ port: Number(port), path: `/og/${eventSlug(Number(first) + index)}` }),
  ),
);
process.send?.(answers.map(({ status }) => status));
