import type { BoxMark, Page, Wrap } from './marks.ts';

/** A table: its first column is text, the others are figures. */
export interface Section {
  title: string;
  head?: string[];
  rows: string[][];
  /** Indexes of the rows with totals. */
  sums: number[];
}

/** A paper, in points. */
interface Paper {
  width: number;
  height: number;
  margin: number;
  /** Height of a line of a table. */
  line: number;
  /** Size of letters, unless another is chosen. */
  size: number;
  /** Cut where the text ends; `height` is the most that a page may have. */
  isRoll?: boolean;
}

const letter: Paper = { width: 612, height: 792, margin: 54, line: 16, size: 10 };
export const a4: Paper = { ...letter, width: 595.28, height: 841.89 };
/** 80 mm wide. */
export const roll: Paper = { width: 226.77, height: 14_000, margin: 12, line: 12, size: 8.5, isRoll: true };

/** Lays out text and tables on consecutive pages. */
export function penOf(wrap: Wrap, paper = letter) {
  const { width, height, margin, line, isRoll } = paper;
  const right = width - margin;
  const inner = right - margin;
  const pages: Page[] = [];
  let marks: Page['marks'] = [];
  let y = 0;
  const turn = () => {
    marks = [];
    pages.push({ width, height, marks });
    y = margin;
  };
  turn();
  const room = (needed: number) => {
    if (y + needed > height - margin) turn();
  };
  const pen = {
    gap: () => {
      y += line / 2;
    },
    text: (text: string, size = paper.size, isBold = false) => {
      for (const part of wrap(text, inner, { size, isBold })) {
        room(size * 1.5);
        y += size * 1.5;
        marks.push({ text: part, x: margin, y, size, isBold });
      }
    },
    section: ({ title, head, rows, sums }: Section) => {
      pen.gap();
      room(4 * line);
      pen.text(title, 11, true);
      y += 5;
      marks.push({ x: margin, y, width: inner, height: 0.5, gray: 0.6 });
      if (head) pen.row(head, true);
      for (const [index, row] of rows.entries()) pen.row(row, sums.includes(index));
    },
    /** A line to sign on, with its label below. */
    blank: (label: string) => {
      room(4 * line);
      y += 3 * line;
      marks.push({ x: margin, y, width: inner / 2, height: 0.6, gray: 0.3 });
      y += line * 0.75;
      marks.push({ text: label, x: margin, y, size: 8, gray: 0.35 });
    },
    /** The last column is aligned to the right margin, the others at fixed distances to its left. */
    row: ([name = '', ...figures]: string[], isBold: boolean) => {
      const column = Math.min(figures.length > 2 ? 90 : 110, inner / 3);
      const { size } = paper;
      const parts = wrap(name, inner - column * figures.length - 8, { size, isBold });
      room(line * Math.max(1, parts.length));
      for (const [index, text] of figures.entries()) {
        const x = right - column * (figures.length - 1 - index);
        marks.push({ text, x, y: y + line, size, isBold, align: 'right' });
      }
      for (const text of parts.length > 0 ? parts : ['']) {
        y += line;
        if (text) marks.push({ text, x: margin, y, size, isBold });
      }
    },
    /** Boxes of a drawing of this height, from its upper left corner. */
    boxes: (all: BoxMark[], tall: number) => {
      room(tall);
      marks.push(...all.map((box) => ({ ...box, x: margin + box.x, y: y + box.y })));
      y += tall;
    },
    /** Returns all pages, with numbered footers unless they are of a roll. */
    pages: (foot: (number: number, all: number) => string) => {
      if (isRoll) {
        pages.at(-1)!.height = Math.max(width, y + 2 * margin);
        return pages;
      }
      for (const [index, page] of pages.entries())
        page.marks.push({
          text: foot(index + 1, pages.length),
          x: margin,
          y: height - margin / 2,
          size: 8,
          gray: 0.35,
        });
      return pages;
    },
  };
  return pen;
}
