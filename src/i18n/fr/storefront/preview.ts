import type * as english from '../../en/storefront/preview.ts';

export const preview: typeof english.preview = {
  title: 'Aperçu',
  frame: 'La page telle que la boutique l’affiche',
  screen: 'Écran',
  desktop: 'Ordinateur',
  phone: 'Téléphone',
  language: 'Langue de l’aperçu',
  en: 'Anglais',
  fr: 'Français',
  enlarge: 'Agrandir',
  beside: 'À côté du formulaire',
  show: 'Afficher',
  hide: 'Masquer',
  hidden: 'Masqué',
  pending: 'Pas encore traduit',
  details: 'Détails que les visiteurs ne voient pas',
  stars: '%{score} étoiles sur %{maximum}',
  texts_failed: 'Les textes français n’ont pas pu être chargés. L’aperçu montre les textes anglais.',
};
