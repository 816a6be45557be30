import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './build/adoptedStyles.ts';
import { splitResources } from './build/splitResources.ts';
import { plainTypebox } from './build/plainTypebox/plugin.ts';
import { replaceModules } from './build/replaceModules.ts';
import { startChunk, startScript } from './build/startScript.ts';
import { compiledValidators } from './build/validators.ts';
import { messagesAsJson } from './build/messagesAsJson.ts';

/** What the first page needs of some packages; a chunk of its own. */
const library = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules/(${packages})/`),
  tags: ['$initial' as const],
  priority: 5,
});

export default defineConfig({
  plugins: [
    react(),
    plainTypebox(),
    messagesAsJson(),
    compiledValidators(),
    splitResources(),
    replaceModules(),
    adoptedStyles(),
    startScript(),
  ],
  build: {
    outDir: 'dist/admin',
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // Browsers compile what the first page runs most of while it arrives, beside their main thread, instead of call
        // by call (https://v8.dev/blog/explicit-compile-hints).
        postBanner: ({ name }) =>
          ['start', 'react', 'router', 'mui', 'vendor'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
        // What the first page needs comes in the admin's own file and four of libraries, which browsers compile beside
        // each other; the lists that show screens of a domain come in one, what pickers and dialogs need in one each,
        // without what lists and pages need of it, nor what the sign-in does; everything else where it is used.
        codeSplitting: {
          groups: [
            startChunk,
            library('react', 'react|react-dom|scheduler'),
            library('router', 'react-router'),
            library('mui', '@mui|@emotion|stylis|react-transition-group'),
            { name: 'vendor', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'], priority: 5 },
            { name: 'app', tags: ['$initial'], priority: 4 },
            { name: 'lists', test: /src\/resources\/\w+\.tsx\?page/, priority: 2 },
            { name: 'picker', test: /src\/kit\/picker\/|dataProvider\/useGetOne/, priority: 3 },
            {
              name: 'controls',
              test: /@mui\/material\/esm\/(Card|FormControlLabel|Link|Skeleton|internal|styles)\//,
              priority: 1,
            },
            { name: 'hookForm', test: /node_modules\/react-hook-form\//, priority: 1 },
            { name: 'form', test: /src\/kit\/form\//, priority: 0 },
          ],
        },
      },
    },
  },
});
