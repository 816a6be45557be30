import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { domainsOf, folderOf, importsOf, type Import } from '../support/imports.ts';

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

interface Restriction {
  patterns?: { regex: string }[];
}

const lint = JSON.parse(readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')) as {
  overrides: Override[];
};

/** Forbidden import patterns of a folder. */
const forbiddenIn = (folder: string): RegExp[] =>
  lint.overrides
    .filter(({ files }) => files.includes(`${folder}/**`))
    .flatMap(
      ({ rules }) =>
        (rules['no-restricted-imports'] as [string, Restriction] | undefined)?.[1].patterns ?? [],
    )
    .map(({ regex }) => new RegExp(regex));

/** Layers of `a, b <- c <- d`, as drawn in CONTRIBUTING. */
const layersOf = (line: string): string[][] =>
  line.split('<-').map((layer) => layer.split(',').map((folder) => folder.trim().replace('/<domain>', '')));

const [, drawn = ''] = /```\n(schemas <- [^]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
const [admin = ''] = drawn.split('\n');

const upward = layersOf(admin).flatMap((layer, index, layers) =>
  layer.flatMap((from) =>
    layers
      .slice(index + 1)
      .flat()
      .filter((to) => to !== 'App')
      .map((to) => [from, to] as const),
  ),
);

describe('The lint rules enforce the import directions of CONTRIBUTING', () => {
  test('which draws every layer of src', () => {
    expect(upward.length).toBeGreaterThan(15);
  });

  test.each(upward)('src/%s does not import %s', (from, to) => {
    const imports = `../../${to}/some/file.ts`;
    expect(forbiddenIn(`src/${from}`).some((pattern) => pattern.test(imports))).toBe(true);
  });

  test.each(['schemas', 'dataProvider', 'authProvider', 'i18n', 'theme', 'kit', 'custom'])(
    'src/%s does not import the services',
    (from) => {
      expect(forbiddenIn(`src/${from}`).some((pattern) => pattern.test('../../../server/app.ts'))).toBe(true);
    },
  );

  test('imports have no cycles, types included', () => {
    const rule = { 'import/no-cycle': ['error', { ignoreTypes: false }] };
    const files = lint.overrides.find(({ rules }) => 'import/no-cycle' in rules)?.files;
    expect(lint.overrides.map(({ rules }) => rules)).toContainEqual(rule);
    expect(files).toEqual(['src/**', 'server/**', 'tests/**']);
  });
});

/** Imports what database and identity service need, and everything else while they start (server/lazyStart.ts). */
const starter = 'server/start.ts';

/** Imports of domains from outside of them. */
const crossing = (root: string): Import[] => {
  const domains = new Set(domainsOf(root));
  return importsOf(root).filter(({ from, to }) => {
    const other = folderOf(root, to);
    return other !== undefined && domains.has(other) && folderOf(root, from) !== other && from !== starter;
  });
};

describe.each(['server', 'src/custom'])('A domain of %s', (root) => {
  test('is found by its folder', () => {
    expect(domainsOf(root).length).toBeGreaterThan(15);
  });

  test('is imported by others through its index.ts alone', () => {
    const inner = crossing(root).filter(({ to }) => !/^[^/]+\/index\.tsx?$/.test(to.slice(root.length + 1)));
    expect(inner).toEqual([]);
  });
});

describe('The services', () => {
  /** In the order of server/domains.ts. */
  const order = [...readFileSync('server/domains.ts', 'utf8').matchAll(/^ {2}(\w+)Domain,$/gm)].map(
    ([, name = '']) => name,
  );

  test('list every domain', () => {
    // Domains without tables, hooks, routes or jobs of their own have nothing to list.
    expect(domainsOf('server').filter((name) => !order.includes(name))).toEqual(['documents', 'newStore']);
  });

  test('have a core that imports no domain', () => {
    expect(crossing('server').filter(({ from }) => from.startsWith('server/core/'))).toEqual([]);
  });

  test('have domains that import those listed before them only', () => {
    const above = crossing('server').filter(({ from, to }) => {
      const [own = '', other = ''] = [folderOf('server', from), folderOf('server', to)];
      return order.includes(own) && order.includes(other) && order.indexOf(own) < order.indexOf(other);
    });
    expect(above).toEqual([]);
  });
});
