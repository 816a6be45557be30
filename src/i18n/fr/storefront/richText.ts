export const richText = {
  tools: 'Outils de texte',
  level: 'Genre de texte',
  paragraph: 'Paragraphe',
  heading: 'Titre %{level}',
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  bulletList: 'Liste à puces',
  orderedList: 'Liste numérotée',
  blockquote: 'Citation',
  link: 'Lien',
  unlink: 'Retirer le lien',
  apply: 'Appliquer',
  source: 'Code HTML',
  as_written:
    'Modifié en HTML : l’éditeur de texte en perdrait une partie. Les scripts, styles et formulaires ne sont pas enregistrés.',
};
