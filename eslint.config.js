import eslint from '@eslint/js';
import accessibility from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Type-checked lint for everything; src/engine is held to the rules that keep it pure and exact. */
export default tseslint.config(
  {
    ignores: [
      'test/siege/year-by-hand.mjs',
      'test/webhooks/receiver.mjs',
      'dist/**',
      'dist-bench/**',
      'node_modules/**',
      '*.config.js',
      '.dependency-cruiser.cjs',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.check.json', './web/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'process',
        'performance',
        'setTimeout',
        'setInterval',
        'fetch',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'dice are an explicit input' },
        { object: 'Math', property: 'sqrt', message: 'the engine decides with integers only' },
        { object: 'Math', property: 'sin', message: 'the engine decides with integers only' },
        { object: 'Math', property: 'cos', message: 'the engine decides with integers only' },
        { object: 'Math', property: 'atan2', message: 'the engine decides with integers only' },
        { object: 'Math', property: 'hypot', message: 'the engine decides with integers only' },
        { property: 'localeCompare', message: 'sorting may not depend on the locale' },
        { property: 'toLocaleString', message: 'text may not depend on the locale' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[raw=/^[0-9][0-9_]*\\.[0-9]/]',
          message: 'no floating point in the engine: use integers or exact fractions',
        },
      ],
    },
  },
  { files: ['src/cli/**/*.ts', 'bench/**/*.ts'], rules: { 'no-console': 'off' } },
  { ignores: ['web/src/api/generated.ts', 'clients/typescript/src/generated.ts'] },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [accessibility.flatConfigs.strict, hooks.configs.flat['recommended-latest']],
    rules: {
      // The list of events scrolls, so that keys must reach it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'nothing is ever rendered as HTML' },
        { selector: "MemberExpression[property.name='innerHTML']", message: 'nothing is ever rendered as HTML' },
      ],
    },
  },
  {
    // What the page shows comes by the public API; the worker that proves games is the one part of it that has rules.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/proof/worker.ts', 'web/src/proof/file-bytes.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(\\.\\./)+src/', message: 'only the worker runs code of src', allowTypeImports: true }],
        },
      ],
    },
  },
  {
    // The map takes keys and pointers itself, as an application does; the list of units does the same with buttons.
    files: ['web/src/map/game-map.tsx'],
    rules: {
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
);
