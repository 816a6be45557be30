import type { Cell } from './cells.ts';

/** Beyond Latin-1, what the letters of the standard PDF fonts include. */
const further = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isInFonts = (letter: string) => letter <= 'ÿ' || further.includes(letter);

/** The letter itself, or its base without the marks that the fonts lack; nothing where they lack that too. */
function print(letter: string): string | undefined {
  if (isInFonts(letter)) return letter;
  if (/\s/u.test(letter)) return ' ';
  const base = letter.normalize('NFD').charAt(0);
  return isInFonts(base) ? base : undefined;
}

const lettersOf = (cell: Cell) => Array.from(String(cell).normalize('NFC'));

/** A cell in the letters that the fonts of a PDF have. */
export const printable = (cell: Cell): string =>
  lettersOf(cell)
    .map((letter) => print(letter) ?? '?')
    .join('');

/** Has a PDF all letters of a cell, be it without their marks? */
export const isPrintable = (cell: Cell): boolean =>
  lettersOf(cell).every((letter) => print(letter) !== undefined);
