import type { Plugin } from 'vite';

/** Libraries that others bring along: as what every browser has of them, or as nothing where nobody calls them. */
const replacements: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // Which tests at its start what only browsers of old lack, and throws five times doing so.
  './_getTag': "module.exports = require('lodash/_baseGetTag');",
  // The export that react-admin gives a list which has no other.
  'jsonexport/dist/index.js': 'export default undefined;',
};

/** Keeps what the first page has no use for out of it. */
export function replaceModules(): Plugin {
  return {
    name: 'libraries-stood-in',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in replacements ? `\0${id}` : undefined),
    load: (id) => replacements[id.slice(1)],
  };
}
