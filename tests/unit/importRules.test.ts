import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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
    const rules = lint.overrides.filter(({ files }) => files.includes('src/**')).map((one) => one.rules);
    expect(rules).toContainEqual({ 'import/no-cycle': ['error', { ignoreTypes: false }] });
  });
});
