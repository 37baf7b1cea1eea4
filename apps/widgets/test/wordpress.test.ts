import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listEvents } from '@marquee/operations';
import {
  APPEARANCE_PARAMS,
  DISPLAY_PARAMS,
  LAYOUTS,
  THEMES,
} from '../src/appearance/appearance.ts';
import { widgets } from '../src/widgets.ts';

const FOLDER = join(import.meta.dirname, '../../../clients/wordpress/marquee');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const plugin = read('marquee.php');
const block = JSON.parse(read('block.json'));
const namesIn = (constant: string) => {
  const [, list = ''] = new RegExp(`${constant} = array\\((.*?)\\);`, 's').exec(plugin) ?? [];
  return [...list.matchAll(/^\s*'([\w-]+)'/gm)].map(([, name = '']) => name);
};

describe('the WordPress plugin', () => {
  it('passes on parameters that widgets have', () => {
    const known = [
      ...APPEARANCE_PARAMS,
      ...DISPLAY_PARAMS,
      ...Object.keys(listEvents.input.shape),
      ...['slug', 'lang'],
    ];
    const names = namesIn('MARQUEE_EVENTS_PARAMETERS');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(
      Object.keys(block.attributes).filter((name) => name !== 'widget' && !names.includes(name)),
    ).toEqual([]);
  });

  it('knows the widgets, layouts and themes', () => {
    const names = namesIn('MARQUEE_EVENTS_WIDGETS');
    expect(block.attributes.widget.enum).toEqual(names);
    expect(names.toSorted()).toEqual(widgets.map(({ name }) => name).sort());
    expect(block.attributes.layout.enum).toEqual(LAYOUTS);
    expect(block.attributes.theme.enum.toSorted()).toEqual([...THEMES].sort());
  });

  it('states one version', () => {
    const versions = [plugin, read('block.asset.php'), read('readme.txt')].map(
      (text) => /(?:Version:|'version'\s*=>|Stable tag:)\s*'?([\d.]+)/.exec(text)?.[1],
    );
    expect(versions).toEqual([block.version, block.version, block.version]);
  });
});
