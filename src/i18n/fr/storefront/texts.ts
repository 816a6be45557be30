import type * as english from '../../en/storefront/texts.ts';

export const storefrontTexts: typeof english.storefrontTexts = {
  title: 'Textes de la boutique',
  hint: 'Les textes de la boutique envoyés à la traduction. Sans leur version française, les visiteurs les lisent en anglais.',
  search: 'Rechercher dans les textes',
  pending_only: 'Seulement ceux à traduire',
  count: '%{pending} sur %{total} pas encore traduits',
  empty:
    'Aucun texte n’a encore été envoyé à la traduction. Les nouveaux textes des pages Accueil, Entreprises, Contact et Covid le sont à l’enregistrement.',
  french_of: 'Français de « %{word} »',
  unsaved: '%{smart_count} texte non enregistré |||| %{smart_count} textes non enregistrés',
  discard: 'Abandonner',
  more: 'Afficher plus (%{smart_count} restants)',
};
