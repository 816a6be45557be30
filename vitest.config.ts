import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compiledValidators } from './build/validators.ts';
import { withoutDatabase } from './tests/support/floors.ts';
import { sourcesOf } from './tests/support/imports.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

const apiTests = (...names: string[]) => names.map((name) => `tests/api/${name}.test.ts`);

/**
 * What sends its process's calls to Google elsewhere for good, or measures the CPU time of its process: each file has a
 * process of its own.
 */
const isolatedApi = apiTests('accounts', 'fuzz', 'identity', 'start', 'worstInput');

/** A test of a floor with time in it has a second try, as browser tests have; `npm test` names those that needed it. */
const retry = 1;

/** What does not run on PostgreSQL. As `exclude`, since `--exclude` is ignored by projects that have one. */
const notHere = process.env.DATABASE_URL ? apiTests(...withoutDatabase) : [];

const componentTests = (...names: string[]) => names.map((name) => `tests/component/${name}.test.tsx`);

/** Whether a test file replaces modules, which is without effect once another file has imported them. */
const replacesModules = (file: string) => readFileSync(file, 'utf8').includes('vi.mock(');

/** What replaces modules or globals, or needs them as they are at first: each file has a process of its own. */
const isolated = componentTests(
  'dialogWarmUp',
  'filterDraft',
  'i18n',
  'initialMessages',
  'intakeForm',
  'lazyBoundary',
  'notification',
  'pagination',
  'prices',
  'restoreLostFocus',
  'scan',
  'shell',
  'storefrontDraft',
  'styleCache',
  'undoHistory',
).concat(sourcesOf('tests/component').filter((file) => file.endsWith('.test.tsx') && replacesModules(file)));

const api = {
  globalSetup: 'tests/api/globalSetup.ts',
  testTimeout: 40_000,
  hookTimeout: 120_000,
  retry,
};

const component = {
  environment: 'happy-dom',
  setupFiles: ['tests/component/setup.ts'],
  testTimeout: 20_000,
  retry,
};

const plugins = [react(), compiledValidators()];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/readme/**/*.test.ts'],
          // Some only compute, for seconds on a busy core.
          testTimeout: 30_000,
          // Files share a process and its modules; hooks and globals are a file's own.
          isolate: false,
        },
      },
      {
        test: {
          ...api,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/api/distributable.setup.ts'],
          exclude: [...isolatedApi, ...notHere],
          // The services are imported once a process, not once a file.
          isolate: false,
        },
      },
      {
        test: {
          ...api,
          name: 'api-isolated',
          include: isolatedApi,
          exclude: notHere,
        },
      },
      {
        plugins,
        test: {
          ...component,
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          exclude: isolated,
          // As in unit tests.
          isolate: false,
          setupFiles: [...component.setupFiles, 'tests/component/sharedProcess.ts'],
        },
      },
      {
        plugins,
        test: {
          ...component,
          name: 'component-isolated',
          include: isolated,
        },
      },
    ],
  },
});
