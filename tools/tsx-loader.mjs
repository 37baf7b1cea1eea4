// Lets Node load .tsx files. Node strips types itself but does not read JSX, which esbuild turns
// into function calls. The result is cached by its content, so that later starts need no esbuild.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { version } = require('esbuild/package.json');
const CACHE = join(import.meta.dirname, `../node_modules/.cache/marquee/tsx-${version}`);

registerHooks({
  load(url, context, nextLoad) {
    if (!/\.tsx(\?|$)/.test(url)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: readCompiled(fileURLToPath(url)) };
  },
});
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

function readCompiled(file) {
  const source = readFileSync(file, 'utf8');
  const cached = join(CACHE, createHash('sha256').update(`${file}\n${source}`).digest('hex'));
  try {
    return readFileSync(cached, 'utf8');
  } catch {
    // Not compiled yet, or the cache cannot be read.
  }
  const { code } = require('esbuild').transformSync(source, {
    loader: 'tsx',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: 'node24',
    sourcemap: 'inline',
    sourcesContent: false,
    sourcefile: file,
  });
  keep(cached, code);
  return code;
}

/**
 * Other processes see the whole file or none. A folder that cannot be written to must not stop a
 * program.
 */
function keep(file, code) {
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next start compiles it again.
  }
}
