import { RichTextMenu } from '@puckeditor/core';

/** What can be done with the words of a text. */
export const TextMenu = () => (
  <RichTextMenu>
    <RichTextMenu.Group>
      <RichTextMenu.Bold />
      <RichTextMenu.Italic />
      <RichTextMenu.Underline />
    </RichTextMenu.Group>
    <RichTextMenu.Group>
      <RichTextMenu.BulletList />
      <RichTextMenu.OrderedList />
      <RichTextMenu.Blockquote />
    </RichTextMenu.Group>
  </RichTextMenu>
);
