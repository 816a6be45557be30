import { readFileSync } from 'node:fs';
import { domainsOf, folderOf, importsOf, sourcesOf } from './support/imports.ts';

/** `npm run figures`: prints file sizes by folder and the imports between the domains of the services, as Markdown. */

const textOf = (file: string) => readFileSync(file, 'utf8');

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function sizesOf(folder: string): string {
  const lines = sourcesOf(folder)
    .map((file) => textOf(file).split('\n').length - 1)
    .toSorted((a, b) => a - b);
  const sum = lines.reduce((total, one) => total + one, 0);
  return [folder, lines.length, sum, quantile(lines, 0.5), quantile(lines, 0.9), lines.at(-1) ?? 0].join(
    ' | ',
  );
}

const files = sourcesOf('server');

/** What each file of the services imports of them. */
const imports = new Map(files.map((file): [string, string[]] => [file, []]));
for (const { from, to } of importsOf('server')) imports.get(from)?.push(to);

const domains = new Set(domainsOf('server'));

/** The domain of a file; none for files of server itself and for folders that are no domain. */
function domainOf(file: string): string | undefined {
  const folder = folderOf('server', file);
  return folder !== undefined && domains.has(folder) ? folder : undefined;
}

const crossing = [...imports].flatMap(([from, targets]) =>
  targets.flatMap((to) => {
    const [a, b] = [domainOf(from), domainOf(to)];
    return a && b && a !== b ? [{ pair: `${a} ${b}`, back: `${b} ${a}`, to }] : [];
  }),
);
const pairs = new Set(crossing.map(({ pair }) => pair));
const twoWay = new Set(
  crossing.filter(({ back }) => pairs.has(back)).map(({ pair }) => pair.split(' ').toSorted().join(' ')),
);

/** Strongly connected components of more than one file (Tarjan). */
function cycles(): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    index.set(file, index.size);
    let lowest = index.size - 1;
    stack.push(file);
    for (const to of imports.get(file) ?? []) {
      if (!index.has(to)) lowest = Math.min(lowest, visit(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, index.get(to) ?? lowest);
    }
    low.set(file, lowest);
    if (lowest === index.get(file)) {
      const component = stack.splice(stack.indexOf(file));
      if (component.length > 1) found.push(component);
    }
    return lowest;
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

const countOf = (folder: string, pattern: RegExp) =>
  sourcesOf(folder).reduce((total, file) => total + (textOf(file).match(pattern)?.length ?? 0), 0);

const wordsOf = (file: string) => textOf(file).split(/\s+/).filter(Boolean).length;

const found = cycles();
const rows: [string, number][] = [
  ['cycles of files in server', found.length],
  ['files in these cycles', found.flat().length],
  ['imports between domains of server', crossing.length],
  ['of these, of index.ts', crossing.filter(({ to }) => to.endsWith('/index.ts')).length],
  ['of these, of tables.ts', crossing.filter(({ to }) => to.endsWith('tables.ts')).length],
  ['pairs of domains', pairs.size],
  ['two-way pairs of domains', twoWay.size],
  ['`as unknown as` in server', countOf('server', /as unknown as/g)],
  ['words of README.md', wordsOf('README.md')],
  ['words of ARCHITECTURE.md', wordsOf('ARCHITECTURE.md')],
];

console.log('folder | files | lines | median | p90 | max\n--- | --: | --: | --: | --: | --:');
for (const folder of ['src/schemas', 'src/kit', 'src/custom', 'src/resources', 'src/i18n', 'server', 'tests'])
  console.log(sizesOf(folder));
console.log(`\nfigure | value\n--- | --:\n${rows.map((row) => row.join(' | ')).join('\n')}`);
console.log(`\nTwo-way pairs: ${[...twoWay].join(', ') || 'none'}`);
for (const cycle of found) console.log(`Cycle: ${cycle.join(' ')}`);
