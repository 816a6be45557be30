import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  changesBetween,
  mergeChanges,
  resolveConflicts,
} from '../../src/custom/storefront/documentEditor/changes.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { valueAt } from '../../src/schemas/storefront/pointer.ts';

const nodes = ['/homepage/header', '/homepage/footer', '/general/routes', '/sitemap'];

const base = {
  homepage: { header: { text: 'a' }, footer: { text: 'a' }, unknown: 1 },
  general: { routes: { homePage: '/' } },
  pages: [{ slug: 'about' }],
  legacy: { kept: true },
};

const merge = (mine: unknown, theirs: unknown) => {
  const changes = changesBetween(base, mine, nodes);
  return { changes, ...mergeChanges(changes, theirs) };
};

const withHomepage = (changes: object) => ({ ...base, homepage: { ...base.homepage, ...changes } });

describe('changesBetween', () => {
  test('lists nodes in tree order, then everything outside of them', () => {
    const after = {
      legacy: { kept: false },
      pages: [],
      general: base.general,
      homepage: { footer: { text: 'b' }, header: { text: 'b' }, unknown: 2 },
    };
    expect(changesBetween(base, after, nodes).map(({ pointer }) => pointer)).toEqual([
      '/homepage/header',
      '/homepage/footer',
      '/homepage/unknown',
      '/pages',
      '/legacy',
    ]);
  });

  test('ignores the order of properties', () => {
    const [a, b] = [{ legacy: { one: 1, two: 2 } }, { legacy: { two: 2, one: 1 } }];
    expect(changesBetween(a, b, nodes)).toEqual([]);
  });

  test('detects added, removed and replaced parts', () => {
    const after = { ...base, sitemap: { custom: 'x' }, general: 'broken', legacy: undefined };
    expect(changesBetween(base, after, nodes)).toEqual([
      { pointer: '/sitemap', before: undefined, after: { custom: 'x' } },
      { pointer: '/general', before: base.general, after: 'broken' },
      { pointer: '/legacy', before: { kept: true }, after: undefined },
    ]);
  });

  test('yields the other version when applied to the first', () => {
    const after = { ...withHomepage({ footer: undefined, 'a/b~c': 3 }), sitemap: { custom: 'x' } };
    const applied = applyChanges(base, changesBetween(base, after, nodes));
    expect(JSON.parse(JSON.stringify(applied))).toEqual(JSON.parse(JSON.stringify(after)));
  });
});

describe('mergeChanges', () => {
  test('merges changes of one side', () => {
    const theirs = { ...withHomepage({ footer: { text: 'theirs' }, unknown: 9 }), pages: [] };
    const { merged, conflicts } = merge(withHomepage({ header: { text: 'mine' } }), theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({
      ...base,
      homepage: { header: { text: 'mine' }, footer: { text: 'theirs' }, unknown: 9 },
      pages: [],
    });
  });

  test('accepts identical changes of both sides', () => {
    const same = withHomepage({ header: { text: 'same' } });
    expect(merge(same, structuredClone(same))).toMatchObject({ merged: same, conflicts: [] });
  });

  test('reports different changes of both sides as a conflict and keeps theirs', () => {
    const theirs = withHomepage({ header: { text: 'theirs' } });
    const mine = withHomepage({ header: { text: 'mine' }, footer: { text: 'mine' } });
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([
      {
        pointer: '/homepage/header/text',
        before: 'a',
        after: 'mine',
        theirs: 'theirs',
        unit: '/homepage/header',
        sides: { before: { text: 'a' }, mine: { text: 'mine' }, theirs: { text: 'theirs' } },
      },
    ]);
    expect(merged).toEqual(withHomepage({ header: { text: 'theirs' }, footer: { text: 'mine' } }));
  });

  test('reports removing and changing the same part as a conflict', () => {
    const { conflicts } = merge(
      withHomepage({ header: { text: 'mine' } }),
      withHomepage({ header: undefined }),
    );
    expect(conflicts.map(({ pointer }) => pointer)).toEqual(['/homepage/header']);
  });
});

describe('two users in one part', () => {
  const button = (title: string, link = '/a', order = 0) => ({ title, link, order, visible: true });
  const part = (title: string, buttons: object[], others: object = {}) =>
    withHomepage({ header: { title, buttons, ...others } });
  const start = part('Title', [button('One'), button('Two'), button('Three')]);
  const both = (mine: unknown, theirs: unknown) => mergeChanges(changesBetween(start, mine, nodes), theirs);

  test('merges different fields, in one entry or in several', () => {
    const mine = part('Mine', [button('One', '/mine'), button('Two'), button('Three')]);
    const theirs = part('Title', [button('Uno'), button('Two'), button('Tres')], { subtitle: 'New' });
    expect(both(mine, theirs)).toEqual({
      merged: part('Mine', [button('Uno', '/mine'), button('Two'), button('Tres')], { subtitle: 'New' }),
      conflicts: [],
    });
  });

  test('merges added and removed entries with changes of others', () => {
    const mine = part('Title', [button('One'), button('Two'), button('Three'), button('Four')]);
    const theirs = part('Title', [button('One'), button('Three', '/theirs')]);
    expect(both(mine, theirs)).toEqual({
      merged: part('Title', [button('One'), button('Three', '/theirs'), button('Four')]),
      conflicts: [],
    });
  });

  test('reports only the field that both changed, and choosing mine keeps their other changes', () => {
    const mine = part('Mine', [button('One', '/mine'), button('Two'), button('Three')]);
    const theirs = part('Theirs', [button('One', '/theirs', 4), button('Two'), button('Three')]);
    const { conflicts } = both(mine, theirs);
    expect(conflicts.map(({ pointer, after, theirs: other }) => [pointer, after, other])).toEqual([
      ['/homepage/header/title', 'Mine', 'Theirs'],
      ['/homepage/header/buttons/0/link', '/mine', '/theirs'],
    ]);
    const settled = resolveConflicts(changesBetween(start, mine, nodes), theirs, () => 'mine');
    expect(mergeChanges(settled, theirs).merged).toEqual(
      part('Mine', [button('One', '/mine', 4), button('Two'), button('Three')]),
    );
  });

  test('merges moving an entry with changing it', () => {
    const mine = part('Title', [button('Two'), button('One'), button('Three')]);
    const theirs = part('Title', [button('One', '/theirs'), button('Two', '/too'), button('Three')]);
    expect(both(mine, theirs)).toEqual({
      merged: part('Title', [button('Two', '/too'), button('One', '/theirs'), button('Three')]),
      conflicts: [],
    });
  });

  test('reports removing and changing the same entry as a separate conflict', () => {
    const mine = part('Title', [button('Two'), button('Three', '/mine')]);
    const theirs = part('Title', [button('One', '/theirs'), button('Two', '/too'), button('Three')]);
    const { conflicts, merged } = both(mine, theirs);
    expect(
      conflicts.map(({ pointer, before, after, theirs: other }) => [pointer, before, after, other]),
    ).toEqual([['/homepage/header/buttons/0', button('One'), undefined, button('One', '/theirs')]]);
    const others = [button('Two', '/too'), button('Three', '/mine')];
    expect(merged).toEqual(part('Title', [button('One', '/theirs'), ...others]));
    const settled = resolveConflicts(changesBetween(start, mine, nodes), theirs, () => 'mine');
    expect(applyChanges(theirs, settled)).toEqual(part('Title', others));
  });
});

describe('entries with keys', () => {
  const { schema } = documents.storeConfig;
  const list = '/homepage/header/navItems';
  const item = (key: string, text: string, order: number, href = '/') => ({ _key: key, text, href, order });
  const header = (...navItems: object[]) => ({ homepage: { header: { navItems } } });
  const names = (document: unknown) =>
    (valueAt(document, list) as { text: string; order: number }[]).map(
      ({ text, order }) => `${text}${order}`,
    );
  const start = header(item('a', 'A', 0), item('b', 'B', 1), item('c', 'C', 2), item('d', 'D', 3));
  const both = (mine: unknown, theirs: unknown) =>
    mergeChanges(changesBetween(start, mine, nodes), theirs, schema);

  test('merges renaming an entry with moving it to the front, and renumbers', () => {
    const moved = header(item('d', 'D', 0), item('a', 'A', 1), item('b', 'B', 2), item('c', 'C', 3));
    const renamed = header(item('a', 'A', 0), item('b', 'Two', 1), item('c', 'C', 2), item('d', 'Four', 3));
    for (const [mine, theirs] of [
      [moved, renamed],
      [renamed, moved],
    ]) {
      const { merged, conflicts } = both(mine, theirs);
      expect([names(merged), conflicts]).toEqual([['Four0', 'A1', 'Two2', 'C3'], []]);
    }
  });

  test('merges two moves with an added and a removed entry', () => {
    const mine = header(
      item('d', 'D', 0),
      item('a', 'A', 1),
      item('b', 'B', 2),
      item('m', 'Mine', 3),
      item('c', 'C', 4),
    );
    const theirs = header(item('b', 'B', 0), item('a', 'A', 1), item('t', 'Theirs', 2), item('d', 'D', 3));
    const { merged, conflicts } = both(mine, theirs);
    expect([names(merged), conflicts]).toEqual([['D0', 'B1', 'Mine2', 'A3', 'Theirs4'], []]);
  });

  test('reports conflicting fields of a moved entry, and choosing mine keeps their other changes', () => {
    const mine = header(item('c', 'Mine', 0), item('a', 'A', 1), item('b', 'B', 2), item('d', 'D', 3));
    const theirs = header(item('a', 'Uno', 0), item('b', 'B', 1), item('c', 'Theirs', 2), item('d', 'D', 3));
    const { conflicts } = both(mine, theirs);
    expect(conflicts.map(({ pointer }) => pointer)).toEqual([`${list}/2/text`]);
    const settled = resolveConflicts(changesBetween(start, mine, nodes), theirs, () => 'mine', schema);
    expect(names(applyChanges(theirs, settled))).toEqual(['Mine0', 'Uno1', 'B2', 'D3']);
  });

  test('merges typed orders as ordinary values', () => {
    const typed = header(item('a', 'A', 5), item('b', 'B', 1), item('c', 'C', 2), item('d', 'D', 3));
    const renamed = header(item('a', 'A', 0), item('b', 'Two', 1), item('c', 'C', 2), item('d', 'D', 3));
    expect(names(both(renamed, typed).merged)).toEqual(['A5', 'Two1', 'C2', 'D3']);
  });
});

describe('resolveConflicts', () => {
  const theirs = withHomepage({ header: { text: 'theirs' }, footer: { text: 'theirs' } });
  const { changes } = merge(
    { ...withHomepage({ header: { text: 'mine' }, footer: { text: 'mine' } }), legacy: 'mine' },
    theirs,
  );

  test('applies the choices and keeps everything without a conflict', () => {
    const chosen = (pointer: string) => (pointer === '/homepage/header/text' ? 'mine' : 'theirs');
    const settled = mergeChanges(resolveConflicts(changes, theirs, chosen), theirs);
    expect(settled.conflicts).toEqual([]);
    expect(settled.merged).toEqual({
      ...withHomepage({ header: { text: 'mine' }, footer: { text: 'theirs' } }),
      legacy: 'mine',
    });
  });

  test('reports a conflict again if the part was saved meanwhile', () => {
    const later = withHomepage({ header: { text: 'later' }, footer: { text: 'theirs' } });
    const again = mergeChanges(
      resolveConflicts(changes, theirs, () => 'mine'),
      later,
    );
    expect(again.conflicts).toMatchObject([{ pointer: '/homepage/header/text', theirs: 'later' }]);
  });
});
