/** Scanners send keys faster than people type, in milliseconds. */
const maxKeyGap = 50;
/** A busy device may delay keys up to this gap; splitting a code would yield another code. */
const maxPause = 300;
/** One in this many keys of a scan into a field may be late. */
const lateRatio = 4;
/** Shorter sequences may have been typed. */
const minLength = 4;

export interface Keystroke {
  key: string;
  timeStamp: number;
  /** The key is held down. */
  repeat?: boolean;
}

interface KeyResult {
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
  let last = -maxPause;
  return ({ key, timeStamp, repeat = false }: Keystroke, isTyping = true): KeyResult => {
    const gap = timeStamp - last;
    last = timeStamp;
    if (gap >= maxPause || repeat) text = '';
    if (text === '') late = 0;
    else if (isTyping && gap >= maxKeyGap) late += 1;
    // Precedes a capital letter.
    if (repeat || key === 'Shift') return {};
    if (key.length === 1) {
      text += key;
      return { index: text.length - 1 };
    }
    const sequence = text;
    text = '';
    if (key !== 'Enter') return {};
    const marked = prefix ? sequence.lastIndexOf(prefix) : -1;
    if (marked >= 0) return { code: sequence.slice(marked + prefix.length), index: marked };
    return sequence.length >= minLength && late * lateRatio <= sequence.length
      ? { code: sequence, index: 0 }
      : {};
  };
}
