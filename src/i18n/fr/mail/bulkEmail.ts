import type * as english from '../../en/mail/bulkEmail.ts';

export const mailing: typeof english.mailing = {
  write: 'Écrire un courriel',
  write_all: 'Écrire à tous les %{count}',
  too_many: 'Un courriel va à %{limit} clients au plus. Resserrez les filtres.',
  purpose: 'Ce qu’est ce courriel',
  purposes: {
    SERVICE: 'Service : à propos de ce qu’ils ont chez nous',
    NEWSLETTER: 'Infolettre : à ceux qui ont consenti',
  },
  kinds: { SERVICE: 'Courriel de service', NEWSLETTER: 'Infolettre' },
  customers: '%{smart_count} client |||| %{smart_count} clients',
  left_out:
    '(%{smart_count} est laissé de côté : %{reasons}) |||| (%{smart_count} sont laissés de côté : %{reasons})',
  reasons: {
    gone: '%{smart_count} disparu |||| %{smart_count} disparus',
    inactive: '%{smart_count} inactif |||| %{smart_count} inactifs',
    no_email: '%{smart_count} sans courriel valide',
    no_consent: '%{smart_count} sans consentement aux infolettres',
  },
  nobody: 'Aucun d’eux ne peut recevoir ce courriel.',
  progress_label: 'Courriels écrits',
  states: {
    queued: 'L’envoi commence dans un instant.',
    running: '%{done} sur %{total}. L’envoi continue une fois cette fenêtre fermée.',
    done: 'Terminé : %{smart_count} courriel écrit. |||| Terminé : %{smart_count} courriels écrits.',
    failed: 'Abandonné après %{smart_count} courriel. |||| Abandonné après %{smart_count} courriels.',
    cancelled: 'Annulé après %{smart_count} courriel. |||| Annulé après %{smart_count} courriels.',
  },
  recent: 'Mes envois groupés',
  cancel: 'Annuler le reste',
};
