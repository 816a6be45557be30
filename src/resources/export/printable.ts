import type { Cell } from './cells.ts';

/** Beyond Latin-1, what the letters of the standard PDF fonts include. */
const further = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isPrintable = (letter: string) => letter <= 'ÿ' || further.includes(letter);

const printLetter = (letter: string) => {
  if (isPrintable(letter)) return letter;
  if (/\s/u.test(letter)) return ' ';
  const base = letter.normalize('NFD').charAt(0);
  return isPrintable(base) ? base : '?';
};

/** A cell as a PDF prints it: without the apostrophe that stops spreadsheets, in letters that its fonts have. */
export const printable = (cell: Cell): string =>
  Array.from(String(cell).replace(/^'(?=[=+\-@\t\r])/, ''), printLetter).join('');
