import { parseSync, type Plugin } from 'vite';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** A declared resource; with `?page` the whole of it. */
const declared = /[\\/]src[\\/]resources[\\/]\w+\.tsx$/;

/** It names screens of a domain, or slots that another declaration shares. */
const hasOwnScreens = /from '\.(?:\.\/custom)?\//;

/** What menu and routes need of a declaration, which the first page loads of all: see src/kit/lazyResource.tsx. */
const kept = new Set([
  'icon',
  'path',
  'alternatePath',
  'flags',
  'section',
  'pageSizes',
  'locationFilter',
  'relatedPermissions',
]);

/**
 * Parts `export const name = resource(model, {...})` in two: what menu and routes need of it stays, the rest is loaded
 * with its page, else the screens of all domains would come before the first one. A declaration that the kit alone
 * fulfils is small, and stays whole.
 */
export function splitResources(): Plugin {
  return {
    name: 'outlines',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: declared, code: /= resource\(/ },
      handler(code, id) {
        const outline = splitResource(code, id);
        return outline ? { code: outline, map: null } : undefined;
      },
    },
  };
}

/** What stays of a declaration; nothing where it stays whole. */
export function splitResource(code: string, id: string): string | undefined {
  if (!hasOwnScreens.test(code)) return undefined;
  const statements = parseSync(id, code).program.body.toReversed();
  const found = statements.find((statement) => callIn(statement));
  const { name, call, slots } = (found && callIn(found)) ?? {};
  if (!found || !name || !call || !slots) throw new Error(`${id} exports no resource`);
  const gone = slots.properties.filter(
    (slot) => slot.type !== 'Property' || slot.key.type !== 'Identifier' || !kept.has(slot.key.name),
  );
  let outline = gone.reduce(without, code);
  let used = outline.slice(call.callee.end, call.end);
  for (const statement of statements.filter((one) => one !== found)) {
    if (namesOf(statement).some((one) => new RegExp(`\\b${one}\\b`).test(used)))
      used += code.slice(statement.start, statement.end);
    else outline = without(outline, statement);
  }
  const page = `() => import('${id}?page').then((page) => page.${name})`;
  const asked = `lazyResource${outline.slice(call.callee.end, slots.end)}, ${page})`;
  const head = "import { lazyResource } from '/src/kit/lazyResource.tsx';";
  return `${outline.slice(0, call.start)}${asked}${outline.slice(call.end)}\n${head}\n`;
}

/** The call in `export const name = resource(model, {...})`. */
function callIn(statement: Statement) {
  const isExport = statement.type === 'ExportNamedDeclaration';
  if (!isExport || statement.declaration?.type !== 'VariableDeclaration') return undefined;
  const [{ id, init: call } = {}] = statement.declaration.declarations;
  if (id?.type !== 'Identifier' || call?.type !== 'CallExpression') return undefined;
  const [, slots] = call.arguments;
  const isResource = call.callee.type === 'Identifier' && call.callee.name === 'resource';
  return isResource && slots?.type === 'ObjectExpression' ? { name: id.name, call, slots } : undefined;
}

/** What a statement of the file gives to others. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
}

/** Leaves blanks, so that the rest stays where the source map has it. */
function without(code: string, { start, end }: { start: number; end: number }): string {
  const rest = code.slice(end).replace(/^(\s*),/, '$1 ');
  return code.slice(0, start) + code.slice(start, end).replaceAll(/\S/g, ' ') + rest;
}
