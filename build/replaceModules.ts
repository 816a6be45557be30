import type { Plugin } from 'vite';

/** Polyfills of dependencies, replaced by the native function, and modules that are never called. */
const replacements: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // lodash's _getTag tests for bugs of old browsers at load time and throws five exceptions doing so.
  './_getTag': "module.exports = require('lodash/_baseGetTag');",
  // react-admin's default exporter; every list here has its own.
  'jsonexport/dist/index.js': 'export default undefined;',
};

/** Keeps unneeded modules out of the first page. */
export function replaceModules(): Plugin {
  return {
    name: 'libraries-stood-in',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in replacements ? `\0${id}` : undefined),
    load: (id) => replacements[id.slice(1)],
  };
}
