import { RichTextMenu } from '@puckeditor/core';
import { LinkControl, type TextEditor } from './LinkControl.tsx';

/** The formatting menu of a text. */
export const TextMenu = ({ editor }: { editor: TextEditor }) => (
  <RichTextMenu>
    <RichTextMenu.Group>
      <RichTextMenu.HeadingSelect />
    </RichTextMenu.Group>
    <RichTextMenu.Group>
      <RichTextMenu.Bold />
      <RichTextMenu.Italic />
      <RichTextMenu.Underline />
      <LinkControl editor={editor} />
    </RichTextMenu.Group>
    <RichTextMenu.Group>
      <RichTextMenu.BulletList />
      <RichTextMenu.OrderedList />
      <RichTextMenu.Blockquote />
    </RichTextMenu.Group>
  </RichTextMenu>
);
