import type { Page, Wrap } from './marks.ts';

/** A table: its first column is text, the others are figures. */
export interface Section {
  title: string;
  head?: string[];
  rows: string[][];
  /** Indexes of the rows with totals. */
  sums: number[];
}

/** US Letter, in points. */
const paper = { width: 612, height: 792, margin: 54, line: 16 };

/** Lays out text and tables on consecutive pages. */
export function penOf(wrap: Wrap) {
  const { width, height, margin, line } = paper;
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
    text: (text: string, size = 10, isBold = false) => {
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
      const column = figures.length > 2 ? 90 : 110;
      const size = 10;
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
    /** Returns all pages with numbered footers. */
    pages: (foot: (number: number, all: number) => string) => {
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
