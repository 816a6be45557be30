import { http } from '../../authProvider/http.ts';

const patience = 10_000;

/**
 * Asks for the translation of words that the storefront does not know yet (specification 2 §7); answers how those begin
 * that are too long for it.
 */
export async function translateTexts(words: string[]): Promise<string[]> {
  const { json } = await http<{ refused?: string[] } | undefined>({
    service: 'translation',
    method: 'POST',
    path: '/dc/translate',
    body: { target_languages: ['en', 'fr'], words, save_folders: ['frontend'], is_search: false },
    signal: AbortSignal.timeout(patience),
  });
  return json?.refused ?? [];
}
