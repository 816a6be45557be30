import { useStore } from 'react-admin';
import { codeText } from './codeText.ts';

/** As long as a prefix is at most. */
export const MAX_PREFIX = 5;

/** What the scanner of this machine types before each code; empty where it types nothing. */
export const useScannerPrefix = () => useStore<string>('scanner.prefix', '');

/** Answers the code of a text that was scanned or typed: without the scanner's prefix, and what it adds around. */
export function useCodeText(): (text: string) => string {
  const [prefix] = useScannerPrefix();
  return (text) => codeText(text, prefix);
}
