import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { ALERT_CASES, alertTests } from './docker/alert-cases.ts';

const RULES = join(import.meta.dirname, '../docker/chart/alerts.yaml');
/** Of the Debian package `prometheus`. */
const PROMTOOL = process.env['PROMTOOL'] ?? 'promtool';

it.each(ALERT_CASES)('$alert fires for one, for one of two and next to a dead process', (rule) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-alerts-'));
  const file = join(folder, 'test.yaml');
  const content = { rule_files: [RULES], evaluation_interval: '1m', tests: alertTests(rule) };
  writeFileSync(file, stringify(content));
  const output = execFileSync(PROMTOOL, ['test', 'rules', file], { encoding: 'utf8' });
  expect(output).toContain('SUCCESS');
  rmSync(folder, { recursive: true });
});
