import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './build/adoptedStyles.ts';
import { callLines } from './build/callLines.ts';
import { splitResources } from './build/splitResources.ts';
import { plainTypebox } from './build/plainTypebox/plugin.ts';
import { replaceModules } from './build/replaceModules.ts';
import { startChunk, startScript } from './build/startScript.ts';
import { compiledValidators } from './build/validators.ts';
import { messagesAsJson } from './build/messagesAsJson.ts';

/** A chunk with the modules of some packages that the first page needs. */
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
    callLines(),
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
      experimental: { lazyBarrel: true },
      output: {
        // Browsers compile these chunks eagerly on a background thread while they load, instead of function by function
        // (https://v8.dev/blog/explicit-compile-hints).
        postBanner: ({ name }) =>
          ['start', 'react', 'router', 'mui', 'vendor'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
        // The first page loads `app` and four library chunks, which browsers compile in parallel. Lists with domain
        // screens share one chunk; pickers and dialogs have one each, without modules that lists, pages or the sign-in
        // also need. Everything else is split by use.
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
            // What the filters of a list need of MUI's fields, without the search field of the pickers.
            {
              name: 'fields',
              test: /@mui\/material\/esm\/(\w*Input\w*|\w*Select|TextField|TextareaAutosize|Form\w+|Chip)\//,
              priority: 4,
            },
            { name: 'popper', test: /@popperjs|@mui\/material\/esm\/(Popper|Tooltip)\//, priority: 4 },
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
