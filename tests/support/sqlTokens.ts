/** A token of a statement, or what is between parentheses. */
export type Part = string | Part[];

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\d+|[a-z_][\w$]*|\d[\w.]*|::|<=|>=|<>|\|\||[^\s]/giy;

/** Returns the tokens of a statement, with parentheses as nested lists, names without quotes, and keywords in lower case. */
export function sqlTokens(statement: string): Part[] {
  const text = statement.replaceAll(/--.*$/gm, '');
  const stack: Part[][] = [[]];
  for (const [found] of text.matchAll(new RegExp(token, 'gi'))) {
    const top = stack.at(-1)!;
    if (found === '(') {
      const inner: Part[] = [];
      top.push(inner);
      stack.push(inner);
    } else if (found === ')') {
      if (stack.length > 1) stack.pop();
    } else
      top.push(
        found.startsWith('"') ? found.slice(1, -1) : found.startsWith("'") ? found : found.toLowerCase(),
      );
  }
  return stack[0]!;
}

export const isQuery = (part: Part | undefined): part is Part[] =>
  Array.isArray(part) && ['select', 'with', 'insert', 'update', 'delete'].includes(part[0] as string);

/** Returns the tokens of a list and of its nested lists, without those of nested queries unless `isWhole`. */
export const flatten = (parts: Part[], isWhole = false): string[] =>
  parts.flatMap((one) => {
    if (!Array.isArray(one)) return [one];
    return isQuery(one) && !isWhole ? [] : ['(', ...flatten(one, isWhole), ')'];
  });

/** Returns each query of a statement: the parts of a union, and nested ones. */
export function queriesOf(parts: Part[]): Part[][] {
  const own: Part[][] = [[]];
  for (const one of parts)
    if (one === 'union' || one === 'intersect' || one === 'except') own.push([]);
    else own.at(-1)!.push(one);
  const nested = (all: Part[]): Part[][] =>
    all.flatMap((one) => (Array.isArray(one) ? (isQuery(one) ? queriesOf(one) : nested(one)) : []));
  return [...own, ...nested(parts)];
}
