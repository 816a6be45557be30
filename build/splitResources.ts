import { parseSync, type Plugin } from 'vite';
import { blank } from './blank.ts';
import { namesOf, type Statement } from './statements.ts';

/** A resource declaration; with `?page` the complete module. */
const declared = /[\\/]src[\\/]resources[\\/]\w+\.tsx$/;

/** It imports a domain's screens, or slots shared with another declaration. */
const hasOwnScreens = /from '\.(?:\.\/custom)?\//;

/** The slots that menu and routes need, which the first page loads for all resources: see src/kit/lazyResource.tsx. */
const kept = new Set([
  'icon',
  'path',
  'recordPath',
  'recordActions',
  'alternatePath',
  'flags',
  'section',
  'menuOrder',
  'menuCount',
  'pageSizes',
  'locationFilter',
  'relatedPermissions',
  'layouts',
]);

/**
 * Splits `export default resource(model, {...})` in two: the slots for menu and routes stay, the rest is loaded
 * with the page, so that the first page does not load the screens of all domains. Declarations that use only the kit
 * are small and stay whole.
 */
export function splitResources(): Plugin {
  return {
    name: 'outlines',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: declared, code: /^export default resource\(/m },
      handler(code, id) {
        const outline = splitResource(code, id);
        return outline ? { code: outline, map: null } : undefined;
      },
    },
  };
}

/** Returns the reduced declaration; undefined if it stays whole. */
export function splitResource(code: string, id: string): string | undefined {
  if (!hasOwnScreens.test(code)) return undefined;
  const statements = parseSync(id, code).program.body.toReversed();
  const found = statements.find((statement) => callIn(statement));
  const { call, slots } = (found && callIn(found)) ?? {};
  if (!found || !call || !slots) throw new Error(`${id} exports no resource`);
  const gone = slots.properties.filter(
    (slot) => slot.type !== 'Property' || slot.key.type !== 'Identifier' || !kept.has(slot.key.name),
  );
  let outline = gone.reduce(blank, code);
  let used = outline.slice(call.callee.end, call.end);
  for (const statement of statements.filter((one) => one !== found)) {
    if (namesOf(statement).some((one) => new RegExp(`\\b${one}\\b`).test(used)))
      used += code.slice(statement.start, statement.end);
    else outline = blank(outline, statement);
  }
  const page = `() => import('${id}?page').then((page) => page.default)`;
  const asked = `lazyResource${outline.slice(call.callee.end, slots.end)}, ${page})`;
  const head = "import { lazyResource } from '/src/kit/lazyResource.tsx';";
  return `${outline.slice(0, call.start)}${asked}${outline.slice(call.end)}\n${head}\n`;
}

/** Finds the call in `export default resource(model, {...})`. */
function callIn(statement: Statement) {
  if (statement.type !== 'ExportDefaultDeclaration') return undefined;
  const call = statement.declaration;
  if (call.type !== 'CallExpression') return undefined;
  const [, slots] = call.arguments;
  const isResource = call.callee.type === 'Identifier' && call.callee.name === 'resource';
  return isResource && slots?.type === 'ObjectExpression' ? { call, slots } : undefined;
}
