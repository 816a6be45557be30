import type * as english from '../../en/kit/history.ts';

export const history: typeof english.history = {
  title: 'Historique',
  of: 'Historique : %{name}',
  actions: {
    created: 'création',
    updated: 'modification',
    voided: 'suppression',
    deleted: 'suppression',
    restored: 'rétablissement',
    activated: 'activation',
    deactivated: 'désactivation',
    merged: 'fusion',
    unmerged: 'annulation d’une fusion',
    exported: 'remise du dossier',
    forgotten: 'suppression de ce qui identifiait le client',
  },
  origins: {
    import: 'par une importation de prix',
    import_undone: 'par l’annulation d’une importation de prix',
  },
  somebody: 'Quelqu’un',
  system: 'Le système',
  nothing: 'vide',
  became: 'devenu',
  changed: 'modifié',
  removed: 'Retiré :',
  added: 'Ajouté :',
  older: 'Afficher les changements plus anciens',
  empty: 'Rien n’a été modifié depuis un an.',
};
