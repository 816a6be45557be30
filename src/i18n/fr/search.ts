import type { search as english } from '../en/search.ts';

export const search: typeof english = {
  placeholder: 'Clients, commandes, appareils, pages, actions…',
  groups: {
    recent: 'Récents',
    actions: 'Actions',
    pages: 'Pages',
    suggestions: 'Vouliez-vous dire',
  },
  labelled: 'L’appareil de cette étiquette',
  all: 'Tout afficher : %{name}',
  theme: { dark: 'Passer au thème sombre', light: 'Passer au thème clair' },
  location: 'Passer à la succursale : %{name}',
  searching: 'Recherche…',
  results: '%{smart_count} résultat |||| %{smart_count} résultats',
  none: 'Rien trouvé pour « %{text} ».',
  short: 'La recherche commence à deux caractères.',
  signs: 'Tapez des lettres ou des chiffres : des signes seuls ne trouvent rien.',
  cut: 'Le texte est trop long : seul son début est recherché.',
  failed: 'La recherche a échoué. Les pages, les actions et ce qui a été trouvé auparavant sont affichés.',
  keys: '↑ ↓ choisir · Entrée ouvrir · Ctrl+Entrée nouvel onglet · Échap fermer',
};
