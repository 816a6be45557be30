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
        pointer: '/homepage/header',
        before: { text: 'a' },
        after: { text: 'mine' },
        theirs: { text: 'theirs' },
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

describe('settleConflicts', () => {
  const theirs = withHomepage({ header: { text: 'theirs' }, footer: { text: 'theirs' } });
  const { changes, conflicts } = merge(
    { ...withHomepage({ header: { text: 'mine' }, footer: { text: 'mine' } }), legacy: 'mine' },
    theirs,
  );

  test('keeps what is chosen, and what was in no conflict', () => {
    const choices = { '/homepage/header': 'mine', '/homepage/footer': 'theirs' } as const;
    const settled = mergeChanges(settleConflicts(changes, conflicts, choices), theirs);
    expect(settled.conflicts).toEqual([]);
    expect(settled.merged).toEqual({
      ...withHomepage({ header: { text: 'mine' }, footer: { text: 'theirs' } }),
      legacy: 'mine',
    });
  });

  test('asks again when the part is saved once more meanwhile', () => {
    const choices = { '/homepage/header': 'mine', '/homepage/footer': 'mine' } as const;
    const later = withHomepage({ header: { text: 'later' }, footer: { text: 'theirs' } });
    const again = mergeChanges(settleConflicts(changes, conflicts, choices), later);
    expect(again.conflicts).toMatchObject([{ pointer: '/homepage/header', theirs: { text: 'later' } }]);
  });
});
