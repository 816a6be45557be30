/** Rich text editor. */
export const richText = {
  tools: 'Text tools',
  level: 'Kind of text',
  paragraph: 'Paragraph',
  heading: 'Heading %{level}',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  blockquote: 'Quotation',
  link: 'Link',
  unlink: 'Remove the link',
  apply: 'Apply',
  source: 'HTML code',
  as_written:
    'Edited as HTML: the text editor would lose a part of it. Scripts, styles and forms are not stored.',
};
