import type { Target } from './known-columns.ts';

export type Row = Partial<Record<Target, unknown>>;

export const text = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim()) ||
  (typeof value === 'number' || typeof value === 'boolean' ? String(value) : null);
