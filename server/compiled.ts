/** Whether this is the output of `npm run build`, with the built admin beside it, rather than the sources. */
export const isCompiled = import.meta.url.endsWith('.js');
