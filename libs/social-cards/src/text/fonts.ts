import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';

const loaded = new Map<string, Font>();

/** Loads a font of the font folder on its first use: the large fonts take 3 to 5 MB each. */
export function loadFont(name: string): Font {
  const font =
    loaded.get(name) ?? new Font(new Face(new Blob(readFileSync(join(FOLDER, `${name}.ttf`)))));
  loaded.set(name, font);
  return font;
}

// A bundle has the fonts next to it.
const FOLDER =
  [join(import.meta.dirname, 'fonts'), join(import.meta.dirname, '../../fonts')].find(existsSync) ??
  '';
