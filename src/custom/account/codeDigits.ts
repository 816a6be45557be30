export const codeLength = 6;

/** A code that is being typed: a digit or a space for each box. */
export const emptyCode = ' '.repeat(codeLength);

export interface CodeInput {
  code: string;
  /** The box to go on in. */
  box: number;
}

const replaced = (code: string, from: number, digits: string) =>
  (code.slice(0, from) + digits + code.slice(from + digits.length)).slice(0, codeLength);

const lastBox = codeLength - 1;

/** Puts digits into the boxes from `box` on; a whole code fills all of them. Nothing else counts. */
export function enterDigits(code: string, box: number, text: string): CodeInput {
  const digits = text.replace(/\D/g, '').slice(0, codeLength);
  const from = digits.length === codeLength ? 0 : box;
  return { code: replaced(code, from, digits), box: Math.min(from + digits.length, lastBox) };
}

/** What was typed into a box that may have held a digit already. */
export function typeDigit(code: string, box: number, content: string): CodeInput {
  const before = code.charAt(box);
  return enterDigits(code, box, content.length === 2 ? content.replace(before, '') : content);
}

/** Backspace empties the box, or the one before where it is empty already. */
export function eraseDigit(code: string, box: number): CodeInput {
  const emptied = code.charAt(box) === ' ' ? Math.max(box - 1, 0) : box;
  return { code: replaced(code, emptied, ' '), box: emptied };
}

/** Where an arrow key leads; undefined for any other key. */
export function nextBox(key: string, box: number): number | undefined {
  const boxes: Record<string, number> = { ArrowLeft: box - 1, ArrowRight: box + 1, Home: 0, End: lastBox };
  const next = boxes[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), lastBox);
}
