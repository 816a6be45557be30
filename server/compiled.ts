/** Does this run as `npm run build` made it, with the built admin beside it, and not from the sources? */
export const isCompiled = import.meta.url.endsWith('.js');
