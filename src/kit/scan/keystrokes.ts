/** A scanner leaves less time between two keys than anybody's fingers, in milliseconds. */
const quick = 50;
/** Where nobody types, a machine that is busy may take longer: a part of a code would be another code. */
const patient = 200;
/** Shorter ones may have been typed. */
const shortest = 4;

export interface Keystroke {
  key: string;
  timeStamp: number;
}

/**
 * Tells a scanner, which is a keyboard, from a person: a row of keys in quick succession with Enter behind it.
 * @returns what takes each key, and whether the focus is where people type, and answers the code that ends with it
 */
export function keystrokes() {
  let text = '';
  let last = 0;
  return ({ key, timeStamp }: Keystroke, isTyping = true): { code?: string; isFirst: boolean } => {
    const isQuick = timeStamp - last < (isTyping ? quick : patient);
    last = timeStamp;
    if (key.length === 1) {
      text = isQuick ? text + key : key;
      return { isFirst: text.length === 1 };
    }
    // Of a capital letter, before it.
    if (key === 'Shift') return { isFirst: false };
    const code = key === 'Enter' && isQuick && text.length >= shortest ? text : undefined;
    text = '';
    return { code, isFirst: false };
  };
}
