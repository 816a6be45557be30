/** Taking devices in, and their services. */
export const intake = {
  services: {
    title: 'Services',
    none: 'Aucun service pour l’instant.',
    sum: 'Total avant taxes',
    search: 'Ajouter un service de la liste de prix',
    named: '« %{name} » en mots libres',
    diagnose: 'Panne inconnue : diagnostic',
    diagnosis: 'Diagnostic',
    remove: 'Retirer %{name}',
  },
};
