import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledValidators } from './build/validators.ts';

/** What measures how long something takes: nothing else runs meanwhile. */
const timed = ['fuzz', 'storefrontTexts', 'worstInput'].map((name) => `tests/api/${name}.test.ts`);

const api = {
  globalSetup: 'tests/api/globalSetup.ts',
  testTimeout: 40_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/readme/**/*.test.ts'],
          testTimeout: 10_000,
        },
      },
      {
        test: {
          ...api,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: timed,
        },
      },
      {
        test: {
          ...api,
          name: 'api-timed',
          include: timed,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react(), compiledValidators()],
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/component/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
