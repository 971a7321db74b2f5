import { defineConfig } from 'oxlint'
import { layerOverrides } from './tests/architecture/layer-overrides.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'nextjs', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  rules: {
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 3 }],
    complexity: ['error', { max: 10 }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-non-null-assertion': 'error',
    // Braces of types alone stay behind as an import that loads the module.
    'typescript/no-import-type-side-effects': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['server-only', '**/*.css'] }],
    // Hostile input is made of control characters; patterns that refuse them must name them.
    'no-control-regex': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/filename-case': 'off',
    // Hono awaits its handlers and catches what they throw; the rule is about Express.
    'oxc/no-async-endpoint-handlers': 'off',
    // The vendor's own keys: _uid, _editable.
    'no-underscore-dangle': 'off',
  },
  overrides: [
    ...layerOverrides(),
    {
      files: [
        '**/*.config.{ts,mjs}',
        'tests/support/*.setup.ts',
        'site/app/**',
        'site/proxy.ts',
        'site/messages/*.loader.ts',
        'scripts/bench/peers/*/app/**',
        'scripts/drills/foreign/*/app/**',
        'scripts/bench/bare/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Pages outside the framework have no image component.
      files: ['scripts/local-stack/editor/**', 'scripts/bench/peers/**', 'cms-plugin/**'],
      rules: { 'nextjs/no-img-element': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'],
      rules: {
        'vitest/require-mock-type-parameters': 'off',
        'max-params': 'off',
        'max-lines-per-function': 'off',
        'max-lines': ['error', { max: 400 }],
      },
    },
  ],
  ignorePatterns: ['**/.next*/**', '**/node_modules/**', '.data/**'],
})
