import { flatten, isQuery, queriesOf, sqlTokens, type Part } from './sqlTokens.ts';

/** The names of the tables that are distributed by store, and of those with a copy on each node. */
export interface Placed {
  ofStores: string[];
  everywhere: string[];
}

const volatile = new Set(['clock_timestamp', 'random', 'gen_random_uuid', 'nextval', 'timeofday']);
const stable = new Set(['now', 'current_timestamp', 'current_date', 'make_interval']);

const endOfFrom = new Set([
  'where',
  'group',
  'order',
  'limit',
  'offset',
  'for',
  'returning',
  'having',
  'set',
  'on',
  'values',
  'window',
]);
const notAlias = new Set([
  ...endOfFrom,
  'join',
  'left',
  'right',
  'inner',
  'full',
  'cross',
  'using',
  'as',
  ',',
  'lateral',
  'select',
  'natural',
  'default',
]);

/** Returns the relations that a query reads or changes, as table and alias; the target of an insert is left out. */
function relationsOf(query: Part[]): { table: string; alias: string }[] {
  return query.flatMap((one, index) => {
    const table = query[index + 1] === 'only' ? query[index + 2] : query[index + 1];
    const isDistinctFrom = one === 'from' && query[index - 1] === 'distinct';
    const isRelation = ['from', 'join', 'update', 'using'].includes(one as string) && !isDistinctFrom;
    const before = query.slice(0, index);
    const isListed =
      one === ',' &&
      before.includes('from') &&
      !before
        .slice(before.lastIndexOf('from'))
        .some((part) => endOfFrom.has(part as string) && part !== 'on');
    const isLock = one === 'update' && ['for', 'key', 'do'].includes(query[index - 1] as string);
    if ((!isRelation && !isListed) || isLock || typeof table !== 'string') return [];
    const isNamed = query[index + 2] === 'as';
    const next = query[index + (isNamed ? 3 : 2)];
    const alias =
      typeof next === 'string' && /^\w+$/.test(next) && (isNamed || !notAlias.has(next)) ? next : table;
    return [{ table, alias }];
  });
}

/** Whether a condition of the query compares the relation's store. */
function namesStore(query: Part[], alias: string, isOnly: boolean): boolean {
  const tokens = flatten(query);
  return tokens.some((one, index) => {
    if (one !== 'store_id') return false;
    const isQualified = tokens[index - 1] === '.';
    if (isQualified ? tokens[index - 2] !== alias : !isOnly) return false;
    const [before, after] = [tokens[index - (isQualified ? 3 : 1)], tokens[index + 1]];
    return (
      before === '=' ||
      ['=', 'in', 'is'].includes(after ?? '') ||
      (before === '(' && after === ',') ||
      before === 'using'
    );
  });
}

const isCalled = (tokens: string[], names: Set<string>) =>
  tokens.some((one, index) => names.has(one) && (tokens[index + 1] === '(' || one.startsWith('current_')));

/** The tokens between two keywords of a query. */
function between(query: Part[], start: string, ends: string[]): Part[] {
  const from = query.indexOf(start) + 1;
  if (from === 0) return [];
  const to = query.findIndex((one, index) => index > from && ends.includes(one as string));
  return query.slice(from, to < 0 ? undefined : to);
}

const setsStore = (set: Part[]) =>
  set.some(
    (one, index) => one === 'store_id' && set[index + 1] === '=' && (index === 0 || set[index - 1] === ','),
  );

/** Whether `now()` and its like are called within `case` or `coalesce`, or a moment of a column is added to. */
function hasMisplacedStable(parts: Part[]): boolean {
  const tokens = flatten(parts, true);
  const start = tokens.indexOf('case');
  if (start >= 0 && isCalled(tokens.slice(start, tokens.lastIndexOf('end')), stable)) return true;
  const isCoalesced = (all: Part[]): boolean =>
    all.some(
      (one, index) =>
        Array.isArray(one) &&
        ((all[index - 1] === 'coalesce' && isCalled(flatten(one, true), stable)) || isCoalesced(one)),
    );
  const isAdded = tokens.some(
    (one, index) =>
      (one === '+' || one === '-') &&
      tokens[index + 1] === 'interval' &&
      /^\w+$/.test(tokens[index - 1] ?? ''),
  );
  return isCoalesced(parts) || isAdded;
}

/** Returns why a statement cannot run where stores are distributed; nothing if it can. */
export function undistributable(statement: string, { ofStores, everywhere }: Placed): string[] {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement)) return [];
  const [own, placed] = [new Set(ofStores), new Set([...ofStores, ...everywhere])];
  const parts = sqlTokens(statement);
  const queries = queriesOf(parts);
  const all = queries.flatMap((query) => {
    const at = query.indexOf('into');
    const target = at > 0 && query[at - 1] === 'insert' ? (query[at + 1] as string) : undefined;
    return [{ query, target, relations: relationsOf(query) }];
  });
  const count = all.flatMap(({ relations }) => relations).filter(({ table }) => own.has(table)).length;
  const isPlaced = all.some(
    ({ target, relations }) => placed.has(target ?? '') || relations.some(({ table }) => placed.has(table)),
  );
  return all.flatMap(({ query, target, relations }) => {
    const problems: string[] = [];
    const set = between(query, 'set', ['from', 'where', 'returning']);
    const isChange =
      query[0] === 'update' ||
      query[0] === 'delete' ||
      (query[0] === 'with' && (query.includes('update') || query.includes('delete')) && set.length > 0);
    if (isPlaced && isChange && target === undefined) {
      if (isCalled(flatten(query, true), volatile)) problems.push('calls a volatile function in an update');
      if (placed.has(relations[0]?.table ?? '') && hasMisplacedStable(set))
        problems.push('calls a stable function with a column, or in case or coalesce');
    }
    if (setsStore(set)) problems.push('sets store_id');
    if (target !== undefined && placed.has(target)) {
      const conflict = query.indexOf('conflict');
      const columns = query[conflict + 1];
      if (own.has(target) && conflict > 0 && Array.isArray(columns) && !flatten(columns).includes('store_id'))
        problems.push('has no store_id in the target of on conflict');
      if (conflict > 0 && isCalled(flatten(set, true), new Set([...stable, ...volatile])))
        problems.push('calls a function that is not immutable after on conflict');
      const hasSubquery = (some: Part[]): boolean =>
        some.some((one) => Array.isArray(one) && (isQuery(one) || hasSubquery(one)));
      if (hasSubquery(between(query, 'values', ['on', 'returning']))) problems.push('inserts a subquery');
    }
    if (count > 1)
      for (const { table, alias } of relations)
        if (own.has(table) && !namesStore(query, alias, relations.length === 1))
          problems.push(`joins ${table} without its store_id`);
    return problems;
  });
}
