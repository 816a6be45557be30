import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fence = /```(\w+)\n\/\/ ([^\n]+)\n([^]*?)```/g;

interface Block {
  language: string;
  /** What its first line names: a file, or for a diff the first of several. */
  file: string;
  text: string;
}

/** What a document says under a heading. */
export const sectionOf = (markdown: string, heading: string) =>
  markdown.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

/** The code blocks of a document that begin with a comment naming their file. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(fence)].map(([, language = '', file = '', text = '']) => ({ language, file, text }));

/** Writes the new files of the blocks into a checkout, and makes the changes that the diffs show. */
export function applyBlocks(blocks: Block[], checkout: string): void {
  for (const { language, file, text } of blocks) {
    if (language === 'diff') applyDiff(`// ${file}\n${text}`, checkout);
    else writeFileSync(join(checkout, file), text);
  }
}

function applyDiff(diff: string, checkout: string) {
  for (const part of diff.split(/^\/\/ /m).filter(Boolean)) {
    const [heading = '', ...lines] = part.split('\n');
    for (const file of heading.match(/[\w/.]+\.tsx?/g) ?? []) {
      const path = join(checkout, file);
      writeFileSync(path, changed(readFileSync(path, 'utf8'), lines));
    }
  }
}

const of = (sign: string, lines: string[]) =>
  lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));

/** Replaces the text of a `-` line by the `+` lines after it; `+` lines before any `-` line stand on top. */
function changed(source: string, lines: string[]): string {
  const first = lines.findIndex((line) => line.startsWith('-'));
  const top = of('+', first < 0 ? lines : lines.slice(0, first));
  const [removed] = of('-', lines);
  let result = source;
  if (removed !== undefined) {
    if (!source.includes(removed)) throw new Error(`Nothing reads: ${removed}`);
    result = source.replace(removed, () => of('+', lines.slice(first)).join('\n'));
  }
  return [...top, result].join('\n');
}
