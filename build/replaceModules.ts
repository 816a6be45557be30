import type { Plugin } from 'vite';

/** Polyfills of dependencies, replaced by the native function, and modules that are never called. */
const replacements: Record<string, string> = {
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // lodash's _getTag tests for bugs of old browsers at load time and throws five exceptions doing so.
  './_getTag': "module.exports = require('lodash/_baseGetTag');",
  // react-admin's default exporter; every list here has its own.
  'jsonexport/dist/index.js': 'export default undefined;',
  // What jsPDF would draw HTML and SVG with.
  html2canvas: 'export default undefined;',
  canvg: 'export const Canvg = undefined;',
  // MUI's themes of CSS variables: the themes here have none.
  './createThemeWithVars.js': 'export default undefined;',
  './ThemeProviderWithVars.js':
    'export const CssVarsProvider = undefined, Experimental_CssVarsProvider = undefined, useColorScheme = undefined, getInitColorSchemeScript = undefined;',
  // react-admin makes labels of names that have no text; all names here have one.
  inflection: `
    export const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);
    export const humanize = (word) => capitalize(word.replaceAll('_', ' ').trim());
    export const transform = humanize;
    export const [inflect, pluralize, singularize] = Array(3).fill((word) => word);
  `,
  // react-admin's use of it: flat values of addresses.
  'query-string': `
    const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => '%' + sign.charCodeAt().toString(16));
    export const parse = (search) => Object.fromEntries(new URLSearchParams(search));
    export const stringify = (values) =>
      Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .sort()
        .map((pair) => pair.map(encode).join('='))
        .join('&');
  `,
};

const named = new RegExp(
  `^(${Object.keys(replacements)
    .map((id) => id.replaceAll('.', String.raw`\.`))
    .join('|')})$`,
);

/** Keeps unneeded modules out of the first page. */
export function replaceModules(): Plugin {
  return {
    name: 'libraries-stood-in',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: named }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0/ }, handler: (id) => replacements[id.slice(1)] },
  };
}
