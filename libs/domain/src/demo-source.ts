/** Name of the source of generated sample events. */
export const DEMO_SOURCE = 'demo';
