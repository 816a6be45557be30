import { useStore } from 'react-admin';
import { codeText } from './codeText.ts';

/** Maximum length of the prefix. */
export const MAX_PREFIX = 5;

/** What this device's scanner sends before each code; empty for none. */
export const useScannerPrefix = () => useStore<string>('scanner.prefix', '');

/** Returns a function that normalises a scanned or typed code. */
export function useCodeText(): (text: string) => string {
  const [prefix] = useScannerPrefix();
  return (text) => codeText(text, prefix);
}
