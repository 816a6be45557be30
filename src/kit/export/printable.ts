import type { Cell } from './cells.ts';

/** Characters of the standard PDF fonts beyond Latin-1. */
const extraCharacters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isInFonts = (letter: string) => letter <= 'ÿ' || extraCharacters.includes(letter);

/** Returns the character, or its base without diacritics the fonts lack; undefined if they lack that too. */
function toPrintable(letter: string): string | undefined {
  if (isInFonts(letter)) return letter;
  if (/\s/u.test(letter)) return ' ';
  const base = letter.normalize('NFD').charAt(0);
  return isInFonts(base) ? base : undefined;
}

const lettersOf = (cell: Cell) => Array.from(String(cell).normalize('NFC'));

/** Returns a cell's text in the characters of the PDF fonts. */
export const printable = (cell: Cell): string =>
  lettersOf(cell)
    .map((letter) => toPrintable(letter) ?? '?')
    .join('');

/** Whether a PDF shows a text as it is, with all letters and their diacritics. */
export const isPrintedWhole = (text: string): boolean =>
  lettersOf(text).every((letter) => /\s/u.test(letter) || toPrintable(letter) === letter);

/** Whether a PDF can show all characters of a cell, possibly without diacritics. */
export const isPrintable = (cell: Cell): boolean =>
  lettersOf(cell).every((letter) => toPrintable(letter) !== undefined);
