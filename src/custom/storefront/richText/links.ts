import type { Editor } from '@tiptap/core';

/** The address that the chosen words of a text lead to. */
export const linkOf = (editor: Editor | null) => String(editor?.getAttributes('link').href ?? '');

/** Makes the chosen words lead to an address, or nowhere. */
export function setLink(editor: Editor | null, href: string): void {
  const chain = editor?.chain().focus().extendMarkRange('link');
  if (href) chain?.setMark('link', { href }).run();
  else chain?.unsetMark('link').run();
}
