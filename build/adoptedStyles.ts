import type { Plugin } from 'vite';

/** The libraries of the page editor that write rules into style elements. */
const libraries = /[\\/](@puckeditor|@dnd-kit|@tiptap)[\\/](core|dom)[\\/]/;
const creation = /\b\w+\.createElement\("style"\)/g;

/** Has them adopt style sheets instead, so that the Content-Security-Policy needs no 'unsafe-inline'. */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    apply: 'build',
    transform: {
      filter: { id: libraries, code: creation },
      // The import stands at the end: the lines stay where the source map has them.
      handler: (code) => ({
        code: `${code.replaceAll(creation, 'createStyle()')}\nimport { createStyle } from '/src/theme/adoptedStyle.ts';\n`,
        map: null,
      }),
    },
  };
}
