import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import { rooms } from './rooms.js'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['dist', 'src/wire.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // svelte-check knows which names there are.
      'no-undef': 'off',
      // As in TypeScript, _ is for what must be named and is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A Map that is filled where it is made, and read afterwards, need not be reactive: the value that holds it is.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...rooms,
)
