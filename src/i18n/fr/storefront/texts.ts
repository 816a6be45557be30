import type * as english from '../../en/storefront/texts.ts';

export const storefrontTexts: typeof english.storefrontTexts = {
  title: 'Textes de la boutique',
  hint: 'Les textes de la boutique dans les deux langues. Sans leur français, les visiteurs les lisent en anglais.',
  search: 'Rechercher dans les textes',
  pending_only: 'Seulement ceux à traduire',
  count: '%{pending} sur %{total} pas encore traduits',
  empty:
    'La boutique n’a pas encore de texte. Ce qui est écrit dans les configurations et sur les pages des succursales figure ici.',
  french_of: 'Français de « %{word} »',
  unsaved: '%{smart_count} texte non enregistré |||| %{smart_count} textes non enregistrés',
  discard: 'Abandonner',
  more: 'Afficher plus (%{smart_count} restants)',
  places: 'Dans : %{places}',
  done: 'Terminé',
};
