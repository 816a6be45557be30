import type { parseSync } from 'vite';

export type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** Returns the names that a statement declares. */
export function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
}
