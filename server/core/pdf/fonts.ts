import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const read = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`)));

let fonts: Promise<[regular: Buffer, bold: Buffer]> | undefined;

/** Inter, which covers all European languages. */
export const interFonts = () =>
  (fonts ??= Promise.all([read('400Regular/Inter_400Regular.ttf'), read('700Bold/Inter_700Bold.ttf')]));
