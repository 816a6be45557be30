/** Converts a JSON Pointer to a react-hook-form name: /hours/3/open to hours.3.open. */
export const toFieldName = (path: string) =>
  path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
