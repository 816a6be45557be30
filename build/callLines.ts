import { parseSync, Visitor, type Plugin } from 'vite';
import { blank } from './blank.ts';
import { namesOf } from './statements.ts';

const declarations = /[\\/]src[\\/]schemas[\\/](\w+[\\/])+(calls|\w+Calls)\.ts$/;

/** Leaves of the calls of a domain what the admin sends them by, so that it does not load the schemas of answers. */
export function callLines(): Plugin {
  return {
    name: 'call-lines',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: declarations },
      handler: (code, id) => ({ code: reduceCalls(code, id), map: null }),
    },
  };
}

/** Reduces each `call(line, { … })` to its line, owner and type of file, and drops what only the rest uses. */
export function reduceCalls(code: string, id: string): string {
  const { program } = parseSync(id, code);
  let reduced = code;
  const identifiers: { name: string; start: number }[] = [];
  const visitor = new Visitor({
    Identifier: (identifier) => void identifiers.push(identifier),
    CallExpression({ callee, arguments: [, declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'call') return;
      if (declaration?.type !== 'ObjectExpression')
        throw new Error(`${id} declares a call without an object`);
      for (const property of declaration.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        const isFile = key.name === 'answer' && value.type === 'Literal';
        if (key.name !== 'of' && !isFile) reduced = blank(reduced, property);
      }
    },
  });
  visitor.visit(program);
  for (const statement of program.body.toReversed()) {
    const names = namesOf(statement);
    const isUsed = identifiers.some(
      ({ name, start }) =>
        names.includes(name) &&
        (start < statement.start || start >= statement.end) &&
        reduced.startsWith(name, start),
    );
    if (names.length > 0 && !isUsed) reduced = blank(reduced, statement);
  }
  return reduced;
}
