import type * as english from '../en/messageRules.ts';

const events = {
  CHECKED_IN: 'Reçu',
  DIAGNOSING: 'En diagnostic',
  WAITING_CUSTOMER: 'En attente du client',
  WAITING_PARTS: 'En attente de pièces',
  IN_REPAIR: 'En réparation',
  TESTING: 'En test',
  READY: 'Prêt à reprendre',
  GONE: 'Remis',
  PARTS_ARRIVED: 'Toutes les pièces sont arrivées',
  UNCOLLECTED: 'Non repris à temps',
  ESTIMATE_SENT: 'Devis envoyé (sans message)',
  ESTIMATE_APPROVED: 'Devis approuvé',
  ESTIMATE_DECLINED: 'Devis refusé',
  ESTIMATE_CHANGES_ASKED: 'Changements à un devis demandés',
  PARCEL_SHIPPED: 'Colis en route',
  PARCEL_DELIVERED: 'Colis livré',
  APPOINTMENT_BOOKED: 'Rendez-vous pris',
  APPOINTMENT_MOVED: 'Rendez-vous déplacé',
  APPOINTMENT_CANCELLED: 'Rendez-vous annulé',
  APPOINTMENT_REMINDER: 'Rappel d’un rendez-vous',
};

const told = { ...events, ESTIMATE_SENT: 'Devis envoyé', REVIEW: 'Avis demandé' };

const modes = { AUTO: 'Envoyer automatiquement', ASK: 'Demander au personnel', OFF: 'Ne pas envoyer' };

export const message_rules: typeof english.message_rules = {
  events: told,
  told: 'Messages au client',
  named: '%{name} : %{text}',
  states: {
    WAITING: 'sera envoyé',
    SENT: 'envoyé',
    SKIPPED: 'omis par le personnel',
    NOT_SENT: 'non envoyé',
  },
  channels: { SMS: 'texto', MAIL: 'courriel' },
  reasons: {
    no_address: 'aucun téléphone ni courriel n’est utilisable',
    no_number: 'la succursale n’a pas de numéro de textos',
    stopped: 'le client ne veut pas de textos',
    not_asked: 'personne n’a été consulté sur le texte',
    outdated: 'ce n’était plus vrai au moment de l’envoi',
    template_off: 'le modèle de la règle est désactivé',
  },
  not_told: 'Le client n’est pas averti :',
  template_off: '%{name} est désactivé : personne n’est averti tant qu’il n’est pas réactivé.',
  not_loaded: 'Ce qui est dit au client n’a pas pu être chargé.',
  will_be_told: {
    SMS: 'Le client sera averti par texto :',
    MAIL: 'Le client sera averti par courriel :',
  },
  tell: { SMS: 'Avertir le client par texto', MAIL: 'Avertir le client par courriel' },
  many: {
    tell: 'Avertir %{smart_count} client |||| Avertir %{smart_count} clients',
    SMS: '%{smart_count} par texto (billet nº %{number}) : |||| %{smart_count} par texto, dont le premier (billet nº %{number}) :',
    MAIL: '%{smart_count} par courriel (billet nº %{number}) : |||| %{smart_count} par courriel, dont le premier (billet nº %{number}) :',
    not_told:
      '%{smart_count} client n’est pas averti : %{reason}. |||| %{smart_count} clients ne sont pas avertis : %{reason}.',
  },
  text: 'Texte du message',
  link: '(lien)',
  link_help:
    '{ticket.link} est remplacé à l’envoi par le lien vers la page de suivi, ou vers le devis d’une soumission.',
  due_help: '{ticket.due} est remplacé par ce qui reste à payer une fois le devis approuvé.',
  total_help: '{estimate.total} est remplacé par le total du choix approuvé.',
  until_help: '{estimate.until} est remplacé par le moment jusqu’auquel le devis est valable.',
  empty_of: {
    TICKET: '%{event} : ceci reste toujours vide dans les messages sur les billets : %{names}',
    QUOTE: '%{event} : ceci reste toujours vide dans les messages sur les soumissions : %{names}',
    APPOINTMENT: '%{event} : ceci reste toujours vide dans les messages sur les rendez-vous : %{names}',
  },
  placeholders: 'Ceci est rempli :',
  preview: 'Afficher pour un billet',
  preview_appointment: 'Ou pour un rendez-vous',
  preview_quote: 'Ou pour une soumission',
  languages: { en: 'En anglais', fr: 'En français' },
  empty: 'Alors restent vides : %{names}',
  mail_help: 'Vide : comme le texto',
};

export const messageTemplates: typeof english.messageTemplates = {
  name: 'Modèle de message |||| Modèles de message',
  empty: 'Il n’y a pas encore de modèle. Les règles et les conversations s’en servent.',
  actions: {
    new: 'Nouveau modèle de message',
    edit: 'Modifier le modèle de message',
    view: 'Modèle de message',
  },
  fields: {
    name: 'Nom',
    text_en: 'Texto en anglais',
    text_fr: 'Texto',
    subject_en: 'Objet en anglais',
    subject_fr: 'Objet du courriel',
    mail_en: 'Courriel en anglais',
    mail_fr: 'Courriel',
    segments: 'Compté comme (EN / FR)',
    is_voided: 'Activé',
    created_date: 'Date de création',
  },
  inputs: { is_voided: 'Est activé' },
  filters: { name: 'Nom', only_enabled: 'Activés seulement' },
};

export const messageRules: typeof english.messageRules = {
  name: 'Règle de message |||| Règles de message',
  empty: 'Il n’y a pas encore de règle : les clients ne sont avertis de rien.',
  actions: {
    new: 'Nouvelle règle de message',
    edit: 'Modifier la règle de message',
    view: 'Règle de message',
  },
  fields: {
    event: 'Quand',
    location_id: 'Succursale',
    mode: 'Que faire',
    channel: 'Comment',
    template_id: 'Modèle',
    template: 'Modèle',
    created_date: 'Date de création',
  },
  filters: { event: 'Quand', mode: 'Que faire', location_id: 'Succursale', template_id: 'Modèle' },
  values: {
    event: events,
    mode: modes,
    channel: { CUSTOMER: 'Texto, sinon courriel', SMS: 'Texto', MAIL: 'Courriel' },
  },
  errors: {
    'event.taken': 'Il y a déjà une règle pour ce cas',
    'mode.not_askable': 'Personne ne peut être consulté : aucune étape du personnel n’y mène',
  },
};

export const ticketMessages: typeof english.ticketMessages = {
  name: 'Message sur un billet |||| Messages sur les billets',
  fields: { text: 'Texte', event: 'Quand', state: 'État', created_date: 'Date' },
  values: { event: told, state: message_rules.states },
  errors: message_rules.reasons,
  steps: {
    send: {
      label: 'Envoyer…',
      title: 'Envoyer ceci au client ?',
      yes: 'Envoyer',
      done: 'Le message est en cours d’envoi.',
      fields: { text: 'Texte du message' },
    },
  },
};

export const appointmentMessages: typeof english.appointmentMessages = {
  name: 'Message sur un rendez-vous ou une soumission |||| Messages sur les rendez-vous et soumissions',
  fields: { text: 'Texte', event: 'Quand', state: 'État', created_date: 'Date' },
  values: { event: told, state: message_rules.states },
  errors: message_rules.reasons,
  steps: ticketMessages.steps,
};
