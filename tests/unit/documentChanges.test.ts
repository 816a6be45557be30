import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  changesBetween,
  mergeChanges,
  settleConflicts,
} from '../../src/custom/storefront/documentEditor/changes.ts';

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
  test('tells nodes in the order of the tree, then what stands outside of them, known or not', () => {
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

  test('does not mind the order of keys', () => {
    const [a, b] = [{ legacy: { one: 1, two: 2 } }, { legacy: { two: 2, one: 1 } }];
    expect(changesBetween(a, b, nodes)).toEqual([]);
  });

  test('sees a part that came, one that went, and one that became something else', () => {
    const after = { ...base, sitemap: { custom: 'x' }, general: 'broken', legacy: undefined };
    expect(changesBetween(base, after, nodes)).toEqual([
      { pointer: '/sitemap', before: undefined, after: { custom: 'x' } },
      { pointer: '/general', before: base.general, after: 'broken' },
      { pointer: '/legacy', before: { kept: true }, after: undefined },
    ]);
  });

  test('applied to where they began, they lead to the other version', () => {
    const after = { ...withHomepage({ footer: undefined, 'a/b~c': 3 }), sitemap: { custom: 'x' } };
    const applied = applyChanges(base, changesBetween(base, after, nodes));
    expect(JSON.parse(JSON.stringify(applied))).toEqual(JSON.parse(JSON.stringify(after)));
  });
});

describe('mergeChanges', () => {
  test('merges by itself what only one side changed', () => {
    const theirs = { ...withHomepage({ footer: { text: 'theirs' }, unknown: 9 }), pages: [] };
    const { merged, conflicts } = merge(withHomepage({ header: { text: 'mine' } }), theirs);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({
      ...base,
      homepage: { header: { text: 'mine' }, footer: { text: 'theirs' }, unknown: 9 },
      pages: [],
    });
  });

  test('is content when both changed alike', () => {
    const same = withHomepage({ header: { text: 'same' } });
    expect(merge(same, structuredClone(same))).toMatchObject({ merged: same, conflicts: [] });
  });

  test('asks about what both changed differently, and leaves theirs in place', () => {
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
        merged: { text: 'theirs' },
      },
    ]);
    expect(merged).toEqual(withHomepage({ header: { text: 'theirs' }, footer: { text: 'mine' } }));
  });

  test('asks when one side took out what the other changed', () => {
    const { conflicts } = merge(
      withHomepage({ header: { text: 'mine' } }),
      withHomepage({ header: undefined }),
    );
    expect(conflicts.map(({ pointer }) => pointer)).toEqual(['/homepage/header']);
  });
});

describe('two people in one part', () => {
  const button = (title: string, link = '/a', order = 0) => ({ title, link, order, visible: true });
  const part = (title: string, buttons: object[], others: object = {}) =>
    withHomepage({ header: { title, buttons, ...others } });
  const start = part('Title', [button('One'), button('Two'), button('Three')]);
  const both = (mine: unknown, theirs: unknown) => mergeChanges(changesBetween(start, mine, nodes), theirs);

  test('different fields merge, those of one entry and those of different entries too', () => {
    const mine = part('Mine', [button('One', '/mine'), button('Two'), button('Three')]);
    const theirs = part('Title', [button('Uno'), button('Two'), button('Tres')], { subtitle: 'New' });
    expect(both(mine, theirs)).toEqual({
      merged: part('Mine', [button('Uno', '/mine'), button('Two'), button('Tres')], { subtitle: 'New' }),
      conflicts: [],
    });
  });

  test('entries that one adds or takes out stay so beside what the other writes into others', () => {
    const mine = part('Title', [button('One'), button('Two'), button('Three'), button('Four')]);
    const theirs = part('Title', [button('One'), button('Three', '/theirs')]);
    expect(both(mine, theirs)).toEqual({
      merged: part('Title', [button('One'), button('Three', '/theirs'), button('Four')]),
      conflicts: [],
    });
  });

  test('only a field that both changed is asked about, and mine takes back nothing else of theirs', () => {
    const mine = part('Mine', [button('One', '/mine'), button('Two'), button('Three')]);
    const theirs = part('Theirs', [button('One', '/theirs', 4), button('Two'), button('Three')]);
    const { conflicts } = both(mine, theirs);
    expect(conflicts.map(({ pointer, after, theirs: other }) => [pointer, after, other])).toEqual([
      ['/homepage/header/title', 'Mine', 'Theirs'],
      ['/homepage/header/buttons/0/link', '/mine', '/theirs'],
    ]);
    const settled = settleConflicts(changesBetween(start, mine, nodes), theirs, () => 'mine');
    expect(mergeChanges(settled, theirs).merged).toEqual(
      part('Mine', [button('One', '/mine', 4), button('Two'), button('Three')]),
    );
  });

  test.each([
    ['moved', [button('Two'), button('One'), button('Three')]],
    ['taken out', [button('Two'), button('Three')]],
  ])('a list is asked about as a whole where an entry is %s that the other changed', (_, entries) => {
    const theirs = part('Title', [button('One', '/theirs'), button('Two', '/too'), button('Three')]);
    const { conflicts, merged } = both(part('Title', entries), theirs);
    expect(conflicts.map(({ pointer }) => pointer)).toEqual(['/homepage/header/buttons']);
    expect(merged).toEqual(theirs);
  });
});

describe('settleConflicts', () => {
  const theirs = withHomepage({ header: { text: 'theirs' }, footer: { text: 'theirs' } });
  const { changes } = merge(
    { ...withHomepage({ header: { text: 'mine' }, footer: { text: 'mine' } }), legacy: 'mine' },
    theirs,
  );

  test('keeps what is chosen, and what was in no conflict', () => {
    const chosen = (pointer: string) => (pointer === '/homepage/header/text' ? 'mine' : 'theirs');
    const settled = mergeChanges(settleConflicts(changes, theirs, chosen), theirs);
    expect(settled.conflicts).toEqual([]);
    expect(settled.merged).toEqual({
      ...withHomepage({ header: { text: 'mine' }, footer: { text: 'theirs' } }),
      legacy: 'mine',
    });
  });

  test('asks again when the part is saved once more meanwhile', () => {
    const later = withHomepage({ header: { text: 'later' }, footer: { text: 'theirs' } });
    const again = mergeChanges(
      settleConflicts(changes, theirs, () => 'mine'),
      later,
    );
    expect(again.conflicts).toMatchObject([{ pointer: '/homepage/header/text', theirs: 'later' }]);
  });
});
