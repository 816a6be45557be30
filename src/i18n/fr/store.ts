import type * as english from '../en/store.ts';

export const store: typeof english.store = {
  name: 'Paramètres du magasin',
  fields: {
    name: 'Nom du magasin',
    business_name: 'Raison sociale',
    email: 'Courriel',
    phone: 'Téléphone',
    slogan: 'Slogan',
    gst_hst_number: 'Numéro de TPS/TVH',
    pst_rst_qst_number: 'Numéro de TVP/TVD/TVQ',
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
