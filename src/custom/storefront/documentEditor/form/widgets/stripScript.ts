/** Removes the script tags around pasted code (contract 2 §5). */
export function stripScript(text: string): string | undefined {
  const trimmed = text.trim();
  const isWrapped = /^<script\b/i.test(trimmed) && /<\/script\s*>$/i.test(trimmed);
  // A script with a `src` has no code between its tags.
  if (!isWrapped || /^<script\b[^>]*\ssrc\s*=/i.test(trimmed)) return text || undefined;
  return trimmed.replaceAll(/<script\b[^>]*>|<\/script\s*>/gi, '').trim() || undefined;
}
