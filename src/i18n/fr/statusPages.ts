import type { status_page as english } from '../en/statusPages.ts';

export const status_page: typeof english = {
  title: 'Page de suivi',
  open: 'Le client voit le billet par son numéro et son téléphone. %{smart_count} lien fonctionne. |||| Le client voit le billet par son numéro et son téléphone. %{smart_count} liens fonctionnent.',
  no_link: 'Le client voit le billet par son numéro et son téléphone. Aucun lien n’a encore été créé.',
  ended: 'Tous les liens ont été arrêtés ; le client ne voit pas le billet.',
  show: 'Afficher un lien…',
  text: 'Avec ce lien, on voit où en sont les appareils, sans se connecter. Il est affiché une seule fois ; vous pouvez en créer un autre à tout moment.',
  picture: 'Code QR du lien',
  copy: 'Copier',
  copied: 'Le lien a été copié.',
  not_copied: 'Le lien n’a pas pu être copié. Veuillez le sélectionner à la main.',
  renew: 'Renouveler…',
  renew_title: 'Renouveler les liens ?',
  renew_text:
    'Tous les liens précédents cessent de fonctionner, aussi sur les reçus et dans les courriels. Un nouveau lien est affiché.',
  end: 'Arrêter…',
  end_title: 'Arrêter tous les liens ?',
  end_text:
    'Le client ne voit plus le billet, ni par un lien ni par son numéro. Un nouveau lien l’ouvre à nouveau.',
  failed: 'Cela n’a pas pu être fait. Veuillez réessayer.',
  not_loaded: 'La page de suivi n’a pas pu être vérifiée.',
};
