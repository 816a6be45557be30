import { useState } from 'react';
import { useDocumentForm, type Reveal } from '../FormValue.ts';

/** The keys of expanded entries of the list at this path. Revealing a field expands its entry. */
export function useOpen(keys: readonly string[], path: string) {
  const { reveal } = useDocumentForm();
  const [known, setKnown] = useState<Reveal>();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  if (reveal && reveal !== known) {
    setKnown(reveal);
    const key = keys[Number(/^\/(\d+)/.exec(reveal.path.slice(path.length))?.[1])];
    if (key && reveal.path.startsWith(`${path}/`)) setOpen(new Set([...open, key]));
  }
  return [open, setOpen] as const;
}
