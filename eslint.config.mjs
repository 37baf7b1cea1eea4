import { builtinModules } from 'node:module';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { configs as typescript } from 'typescript-eslint';
import { depConstraints } from './tools/lint/boundaries.mjs';
import { deniedIdentifiers, identifierPattern } from './tools/lint/vocabulary.mjs';

const TESTS = [
  '**/*.{test,chaos}.{ts,tsx}',
  '{apps,libs}/*/test/**',
  'libs/*/src/{fuzz,testing}/**',
  'libs/*/src/testing.ts',
];
const PROCESS_ENV = {
  object: 'process',
  property: 'env',
  message: 'Configuration is a value: only main.ts reads it.',
};
const TESTING_DOOR = {
  regex: '^@marquee/[^/]+/testing$|/testing(\\.ts|/)',
  message: 'Only tests import test helpers.',
};
const NODE_MODULES = {
  regex: `^(node:|(${builtinModules.join('|')})$)`,
  message: 'The package is pure: no files, no network, no processes.',
};

const STORAGE = {
  regex: '^@marquee/database|/server/',
  message: 'The transport has no storage; libs/http/src/server connects the two.',
};

const OWN_ESCAPING = {
  selector:
    "Literal[value=/&(amp|lt|gt|quot|apos|#[0-9]+);/], CallExpression[callee.property.name=/^replace(All)?$/][arguments.0.value='&'], CallExpression[callee.property.name=/^replace(All)?$/] > Literal[regex.pattern=/&.?</]",
  message: 'Libraries escape: @marquee/pages renders HTML, fast-xml-builder XML.',
};

// An option given replaces the strict ones: say them again.
const NO_TEMPLATE_OF = {
  allowAny: false,
  allowBoolean: false,
  allowNever: false,
  allowNullish: false,
  allowRegExp: false,
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/generated/',
    '.nx/',
    '.data/',
    'data/',
    'coverage/',
    'tmp/',
    'apps/*/assets/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      typescript.strictTypeChecked,
      typescript.stylisticTypeChecked,
    ],
    // One program for all files: a program per project takes three times as long and 6 GB.
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // [...text] is by code points, on purpose
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // A function may be async for its callers' sake, without anything to wait for itself.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { ...NO_TEMPLATE_OF, allowNumber: true },
      ],
    },
  },
  {
    name: 'scripts for browsers have types of their own',
    files: ['apps/widgets/browser/**/*.ts'],
    languageOptions: { parserOptions: { project: ['./apps/widgets/browser/tsconfig.json'] } },
  },
  {
    name: 'the scripts of the website too',
    files: ['apps/web/browser/**/*.ts'],
    languageOptions: { parserOptions: { project: ['./apps/web/browser/tsconfig.json'] } },
  },
  {
    name: 'sizes',
    rules: {
      // Code lines at a width of 100 characters.
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
    },
  },
  {
    name: 'an index lists exports',
    files: ['**/src/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'markup takes a line per element',
    files: ['**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 75, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'vocabulary',
    rules: {
      'id-denylist': ['error', ...deniedIdentifiers],
      'id-match': ['error', identifierPattern, { properties: true }],
    },
  },
  {
    name: 'functions are named with verbs',
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'libs/{catalogue,database,domain,ingest,matching,search}/**'],
    rules: { 'id-match': ['error', `${identifierPattern}(?!.+[a-z]Of$)`, { properties: true }] },
  },
  {
    name: 'modules',
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', ['external', 'internal', 'unknown'], 'parent', 'sibling'],
          alphabetize: { order: 'asc' },
        },
      ],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
    },
  },
  {
    name: 'sources',
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { depConstraints, banTransitiveDependencies: true },
      ],
      'no-console': 'error',
      'no-restricted-imports': ['error', { patterns: [TESTING_DOOR] }],
      'no-restricted-properties': ['error', PROCESS_ENV],
      'no-restricted-syntax': ['error', OWN_ESCAPING],
    },
  },
  {
    name: 'the domain and the understanding of queries are pure',
    files: ['libs/{domain,search}/**/*.ts'],
    // reads its dictionary on first use
    ignores: [...TESTS, 'libs/domain/src/slug/japanese-words.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [TESTING_DOOR, NODE_MODULES] }],
    },
  },
  {
    name: 'the transport has no storage',
    files: ['libs/http/src/**/*.ts'],
    ignores: [...TESTS, 'libs/http/src/server/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [TESTING_DOOR, STORAGE] }] },
  },
  {
    name: 'tests tell a story at length; what they read of an answer is any, and their expectations check it',
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    name: 'helpers of tests',
    files: ['libs/testing/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    name: 'read the environment',
    files: ['apps/*/src/main.ts', 'apps/mcp-server/bridge/main.ts', 'libs/*/src/testing.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    name: 'tells the operator on stderr why the process ends',
    files: ['libs/http/src/connections/run-main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'Express tells an error handler by its four parameters',
    files: [
      'libs/http/src/rate-limit/count-rejected-body.ts',
      'libs/http/src/requests/middleware.ts',
      'apps/mcp-server/src/json-rpc.ts',
      'apps/web/src/page-problems.tsx',
      'apps/widgets/src/page-problems.ts',
    ],
    rules: { 'max-params': ['error', 4] },
  },
  {
    name: 'a custom element joins the elements of JSX',
    files: ['apps/widgets/src/builder/snippets.tsx'],
    rules: { '@typescript-eslint/no-namespace': 'off' },
  },
  {
    name: 'default exports that their tools ask for',
    files: [
      '*.config.*',
      'prisma/*.config.ts',
      'tools/testing/{start-postgres,stop-postgres,run-test-file}.ts',
      'bench/k6/**',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
