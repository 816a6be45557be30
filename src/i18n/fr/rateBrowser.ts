import type * as english from '../en/rateBrowser.ts';

export const rateBrowser: typeof english.rateBrowser = {
  title: 'Comparateur de tarifs',
  hint: 'Remplissez les champs de gauche pour obtenir une liste de tarifs.',
};
