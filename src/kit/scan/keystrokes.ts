/** A scanner leaves less time between two keys than anybody's fingers, in milliseconds. */
const quick = 50;
/** A machine that is busy may take longer between two of them: a part of a code would be another code. */
const patient = 300;
/** Of the keys of a scan that goes into a field one in so many may come late. */
const fewLate = 4;
/** Shorter ones may have been typed. */
const shortest = 4;

export interface Keystroke {
  key: string;
  timeStamp: number;
  /** The key is held down. */
  repeat?: boolean;
}

interface Heard {
  /** The code that ends with this key. */
  code?: string;
  /** Which key of the row this is, or which one a code began with. */
  index?: number;
}

/**
 * Tells a scanner, which is a keyboard, from a person: a row of keys in quick succession with Enter behind it, or one that
 * begins as the scanner is set to begin.
 * @param prefix what the scanner types before each code; none where it is empty
 * @returns what takes each key, and whether the focus is where people type
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
    // Of a capital letter, before it.
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
