/** Taking devices in, and their services. */
export const intake = {
  services: {
    title: 'Services',
    of_device: 'Services de ce modèle',
    none: 'Aucun service pour l’instant.',
    sum: 'Total avant taxes',
    search: 'Ajouter un service de la liste de prix',
    named: '« %{name} » en mots libres',
    diagnose: 'Panne inconnue : diagnostic',
    diagnosis: 'Diagnostic',
    remove: 'Retirer %{name}',
  },
  known: 'Déjà enregistré : %{ticket}.',
  create: 'Créer le billet',
  sending_photos: 'Les photos sont d’abord envoyées…',
  more: 'Autres détails',
  problem_more: 'Ce que le client ajoute',
  who: {
    title: 'Client',
    search: 'Nom, téléphone ou courriel',
    hint: 'Tapez au moins 2 caractères',
    new: 'Nouveau client « %{name} »',
    other: 'Autre client',
  },
  device: {
    title: 'Appareil',
    numbered: 'Appareil %{number}',
    add: 'Autre appareil',
    remove: 'Retirer cet appareil',
    search: 'Balayer ou taper un numéro, ou un nom',
    known: 'Appareils connus',
    model: 'Catalogue',
    new: 'Nouvel appareil « %{name} »',
    own: 'Appareils du client',
    other: 'Prendre un autre appareil',
    open: 'Cet appareil est encore ici, sur',
    covered: 'Sous garantie jusqu’au %{until} : %{name}',
    covered_always: 'Sous garantie à vie : %{name}',
  },
  sections: {
    more: 'Noter aussi',
    condition: 'État',
    left_items: 'Objets laissés',
    photos: 'Photos',
    passcode: 'Code d’accès',
    passcode_about:
      'Chiffré à la création du billet. Absent du brouillon : après un rechargement, redemandez-le.',
    remove_photo: 'Retirer la photo %{number}',
  },
  promise: {
    title: 'Prêt pour',
    proposed: 'Heures proposées',
    work: 'Travail de %{time}.',
    queue:
      'D’abord, %{time} de travail en cours pour %{smart_count} personne. |||| D’abord, %{time} de travail en cours pour %{smart_count} personnes.',
    lacking: 'Pas en stock ici : %{names}. Promettez une heure après l’arrivée des pièces.',
  },
  offline: {
    kept: 'Pas de connexion : le billet est gardé sur cet appareil et envoyé au retour de la connexion. D’ici là, il porte ce code.',
    passcode:
      'Le code d’accès n’a pas été gardé : saisissez-le de nouveau sur la page de l’appareil quand le billet aura son numéro.',
    refused: 'Le billet n’a pas été accepté : %{reason}',
    failed: 'Le billet n’a pas pu être créé : %{reason} Il est gardé sur cet appareil et sera renvoyé.',
    not_taken:
      'Le billet portant le code %{code} n’a pas été accepté. Ouvrez Nouveau billet pour le corriger.',
    sent: 'Le billet nº %{number} est créé (code %{code}).',
    made: 'Le billet nº %{number} a déjà été créé par un essai précédent, avec ce qui était saisi alors. Comparez-le.',
    open: 'Ouvrir et corriger',
    remove: 'Retirer',
    remove_title: 'Retirer le billet portant le code %{code} ?',
    remove_text: 'Il n’a pas été envoyé. Ce qui a été saisi est perdu.',
    full: 'Le billet n’a pas été envoyé, car le service est injoignable, et cet appareil n’a plus de place pour le garder. Laissez cette page ouverte et créez le billet dès que le service est de retour.',
    slip: 'Imprimer la fiche',
    labels: 'Imprimer les étiquettes',
    slip_about: 'Le numéro du billet suivra. D’ici là, ce code le trouve.',
    kept_photos:
      '%{smart_count} photo est gardée sur cet appareil et sera envoyée dès que la connexion le permet. |||| %{smart_count} photos sont gardées sur cet appareil et seront envoyées dès que la connexion le permet.',
    checklist:
      'Pas de connexion : voici ce qui est demandé pour les appareils sans catégorie. Pour celui-ci, cela peut différer.',
    lost_photos:
      '%{smart_count} photo a été perdue avant son envoi. |||| %{smart_count} photos ont été perdues avant leur envoi.',
    photos: 'Des photos pas encore envoyées retiennent le billet : renvoyez-les ou retirez-les.',
  },
  price: {
    title: 'Prix',
    open: 'Certains prix seront annoncés plus tard.',
  },
  deposit: {
    title: 'Acompte',
    take: 'Prendre un acompte',
    none: 'Sans acompte',
    elsewhere:
      'Vous ne pouvez pas encaisser à cette succursale. Choisissez-en une autre, ou ne prenez pas d’acompte.',
    rest: 'À payer au retrait : %{amount}',
  },
};
