import type { Editor } from '@tiptap/core';

/** Returns the URL of the selected link. */
export const linkOf = (editor: Editor | null) => String(editor?.getAttributes('link').href ?? '');

/** Sets or removes the link of the selection. */
export function setLink(editor: Editor | null, href: string): void {
  const chain = editor?.chain().focus().extendMarkRange('link');
  if (href) chain?.setMark('link', { href }).run();
  else chain?.unsetMark('link').run();
}
