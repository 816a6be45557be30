/** Scanners send keys faster than people type, in milliseconds. */
const quick = 50;
/** A busy device may delay keys up to this gap; splitting a code would yield another code. */
const patient = 300;
/** One in this many keys of a scan into a field may be late. */
const fewLate = 4;
/** Shorter sequences may have been typed. */
const shortest = 4;

export interface Keystroke {
  key: string;
  timeStamp: number;
  /** The key is held down. */
  repeat?: boolean;
}

interface Heard {
  /** The code completed by this key. */
  code?: string;
  /** Index of the key in the sequence, or of the code's first key. */
  index?: number;
}

/**
 * Distinguishes a scanner from a person by keys in quick succession followed by Enter, or by the scanner's prefix.
 * @param prefix what the scanner sends before each code; empty for none
 * @returns handler of each key and whether the focus is in a text field
 */
export function keystrokes(prefix = '') {
  let text = '';
  let late = 0;
  let last = -patient;
  return ({ key, timeStamp, repeat = false }: Keystroke, isTyping = true): Heard => {
    const gap = timeStamp - last;
    last = timeStamp;
    if (gap >= patient || repeat) text = '';
    if (text === '') late = 0;
    else if (isTyping && gap >= quick) late += 1;
    // Precedes a capital letter.
    if (repeat || key === 'Shift') return {};
    if (key.length === 1) {
      text += key;
      return { index: text.length - 1 };
    }
    const row = text;
    text = '';
    if (key !== 'Enter') return {};
    const marked = prefix ? row.lastIndexOf(prefix) : -1;
    if (marked >= 0) return { code: row.slice(marked + prefix.length), index: marked };
    return row.length >= shortest && late * fewLate <= row.length ? { code: row, index: 0 } : {};
  };
}
