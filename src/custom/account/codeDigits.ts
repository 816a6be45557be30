const codeLength = 6;

/** A code being typed: one digit or space per box. */
export const emptyCode = ' '.repeat(codeLength);

export interface CodeInput {
  code: string;
  /** Index of the box to focus. */
  box: number;
}

const replaced = (code: string, from: number, digits: string) =>
  (code.slice(0, from) + digits + code.slice(from + digits.length)).slice(0, codeLength);

const lastBox = codeLength - 1;

/**
 * Fills the boxes from `box` on with the digits of a text; a complete code fills all boxes. Other characters are
 * ignored.
 */
export function enterDigits(code: string, box: number, text: string): CodeInput {
  const digits = text.replace(/\D/g, '').slice(0, codeLength);
  const from = digits.length === codeLength ? 0 : box;
  return { code: replaced(code, from, digits), box: Math.min(from + digits.length, lastBox) };
}

/** Handles input in a box that may already hold a digit. */
export function typeDigit(code: string, box: number, content: string): CodeInput {
  const before = code.charAt(box);
  return enterDigits(code, box, content.length === 2 ? content.replace(before, '') : content);
}

/** Backspace clears the box, or the previous one if it is empty. */
export function eraseDigit(code: string, box: number): CodeInput {
  const emptied = code.charAt(box) === ' ' ? Math.max(box - 1, 0) : box;
  return { code: replaced(code, emptied, ' '), box: emptied };
}

/** Returns the box that an arrow key moves to; undefined for any other key. */
export function nextBox(key: string, box: number): number | undefined {
  const boxes: Record<string, number> = { ArrowLeft: box - 1, ArrowRight: box + 1, Home: 0, End: lastBox };
  const next = boxes[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), lastBox);
}
