import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fence = /```(\w+)\n\/\/ ([^\n]+)\n([^]*?)```/g;

interface Block {
  language: string;
  /** The path in the first line; for a diff of several files, the first. */
  file: string;
  text: string;
}

/** The content below a heading. */
export const sectionOf = (markdown: string, heading: string) =>
  markdown.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

/** The code blocks that start with a comment naming their file. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(fence)].map(([, language = '', file = '', text = '']) => ({ language, file, text }));

/** Writes new files and applies diffs to a checkout. Returns the paths. */
export const applyBlocks = (blocks: Block[], checkout: string): string[] =>
  blocks.flatMap(({ language, file, text }) => {
    if (language === 'diff') return applyDiff(`// ${file}\n${text}`, checkout);
    writeFileSync(join(checkout, file), text);
    return [file];
  });

const applyDiff = (diff: string, checkout: string): string[] =>
  diff
    .split(/^\/\/ /m)
    .filter(Boolean)
    .flatMap((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const files = heading.match(/[\w/.]+\.tsx?/g) ?? [];
      for (const file of files) {
        const path = join(checkout, file);
        writeFileSync(path, changed(readFileSync(path, 'utf8'), lines));
      }
      return files;
    });

const of = (sign: string, lines: string[]) =>
  lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));

/** Replaces the text of a `-` line with the `+` lines after it; `+` lines before any `-` line are prepended. */
function changed(source: string, lines: string[]): string {
  const first = lines.findIndex((line) => line.startsWith('-'));
  const top = of('+', first < 0 ? lines : lines.slice(0, first));
  const [removed] = of('-', lines);
  let result = source;
  if (removed !== undefined) {
    if (!source.includes(removed)) throw new Error(`Line not found: ${removed}`);
    result = source.replace(removed, () => of('+', lines.slice(first)).join('\n'));
  }
  return [...top, result].join('\n');
}
