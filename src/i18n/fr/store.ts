import type * as english from '../en/store.ts';

export const store: typeof english.store = {
  name: 'Paramètres du magasin',
  taxes: {
    kinds: { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ' },
    registrations: {
      add: 'Ajouter une province',
      none: 'Aucune inscription dans une autre province.',
      about: 'Les commandes qui y sont expédiées ajoutent sa TVP, TVD ou TVQ sous ce numéro.',
      remove: 'Retirer %{name}',
      state: 'Province',
      number: 'Numéro',
    },
    rates: {
      add: 'Ajouter un taux',
      none: 'Aucun : ce que prélèvent les provinces du Canada est fourni.',
      about: 'Remplacent ce qui est fourni, à partir d’un jour. Un taux de 0 met fin à une taxe.',
      remove: 'Retirer %{name}',
      kind: 'Taxe',
      state: 'Province',
      rate: 'Taux',
      from: 'Dès le',
    },
  },
  fields: {
    name: 'Nom du magasin',
    business_name: 'Raison sociale',
    email: 'Courriel',
    phone: 'Téléphone',
    slogan: 'Slogan',
    slogan_fr: 'Slogan en français',
    gst_hst_number: 'Numéro de TPS/TVH',
    pst_rst_qst_number: 'Numéro de TVP/TVD/TVQ',
    tax_registrations: 'Inscriptions dans d’autres provinces',
    tax_rates: 'Nos propres taux de taxe',
    domain: 'Domaine',
    locations_count: 'Nombre de succursales',
    settings: 'Paramètres',
    'settings.display_repair_cost': 'Afficher le coût des réparations',
    'settings.send_quote_email': 'Courriels sur les devis',
    'settings.send_appointment_email': 'Courriels sur les rendez-vous',
    'settings.send_reminder_email': 'Rappels la veille',
  },
  hints: {
    domain: 'Communiquez avec un administrateur pour changer le domaine.',
    email: 'Seule la partie qui précède l’arobase se saisit.',
  },
  errors: {
    'name.minLength': 'Trop court !',
    'name.pattern': 'Le nom du magasin ne doit contenir que des lettres',
  },
  messages: {
    updated: 'Les paramètres du magasin ont été mis à jour.',
    update_failed: 'Une erreur s’est produite, veuillez réessayer.',
    load_failed: 'Le chargement de certaines ressources a échoué',
  },
};
