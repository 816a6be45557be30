import type { Plugin } from 'vite';

/** The libraries of the page editor that insert style elements. */
const libraries = /[\\/](@puckeditor|@dnd-kit|@tiptap)[\\/](core|dom)[\\/]/;
const creation = /\b\w+\.createElement\("style"\)/g;

/** Makes them use adopted style sheets, so that the Content-Security-Policy needs no 'unsafe-inline'. */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    apply: 'build',
    transform: {
      filter: { id: libraries, code: creation },
      // The import is appended so that line numbers match the source map.
      handler: (code) => ({
        code: `${code.replaceAll(creation, 'createStyle()')}\nimport { createStyle } from '/src/theme/adoptedStyle.ts';\n`,
        map: null,
      }),
    },
  };
}
