export { unarchiveUrl } from './archived-url.ts';
export { matching } from './matching.ts';
