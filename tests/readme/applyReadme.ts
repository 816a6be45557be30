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

/** Replaces the text of each `-` line with the `+` lines after it; `+` lines before the first `-` line are prepended. */
function changed(source: string, lines: string[]): string {
  const [top = [], ...hunks] = lines.reduce<string[][]>(
    (groups, line) => {
      if (line.startsWith('-')) groups.push([line.slice(1)]);
      else if (line.startsWith('+')) groups.at(-1)?.push(line.slice(1));
      return groups;
    },
    [[]],
  );
  const result = hunks.reduce((text, [removed = '', ...added]) => {
    if (!text.includes(removed)) throw new Error(`Line not found: ${removed}`);
    return text.replace(removed, () => added.join('\n'));
  }, source);
  return [...top, result].join('\n');
}
