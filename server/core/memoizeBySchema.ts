/**
 * Returns a function that compiles a JSON Schema once per process: equal schemas share what was compiled. Schemas of
 * routes are few and fixed, so nothing is ever dropped.
 */
export function memoizeBySchema<T>(compile: (schema: object) => T): (schema: object) => T {
  const compiled = new Map<string, T>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? compile(schema);
    compiled.set(key, known);
    return known;
  };
}
