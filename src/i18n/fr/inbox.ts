/** Les textos avec les clients. */
export const conversation = {
  title: 'Messages échangés',
  none: 'Rien n’a encore été écrit.',
  earlier: 'Afficher les messages précédents',
  new: 'Nouvelle conversation',
  write_to: 'Écrire un texto',
  of_customer: { title: 'Conversations par texto', none: 'Aucune conversation.' },
  open: 'Ouvrir',
  phone: 'Numéro de cellulaire',
  location: 'Succursale',
  write: 'Texto',
  send: 'Envoyer (Ctrl+Entrée)',
  characters: '%{smart_count} caractère |||| %{smart_count} caractères',
  segments: 'compté comme %{smart_count} message |||| compté comme %{smart_count} messages',
  special:
    'Sans %{characters}, %{smart_count} message suffirait. |||| Sans %{characters}, %{smart_count} messages suffiraient.',
  shorten:
    '%{smart_count} caractère de moins en économise un. |||| %{smart_count} caractères de moins en économisent un.',
  plain: 'Écrire avec des lettres simples',
  automatic: 'envoyé automatiquement',
  from_page: 'de la page de suivi',
  unread: '%{smart_count} non lu |||| %{smart_count} non lus',
  stopped: 'Arrêté',
  stopped_about: 'Cette personne ne veut plus de textos. Répondre DEBUT les permet à nouveau.',
  states: { OPEN: 'Ouverte', DONE: 'Terminée' },
  message_states: {
    QUEUED: 'en attente',
    SENDING: 'envoi en cours',
    UNKNOWN: 'envoi incertain',
    SENT: 'envoyé',
    FAILED: 'non livré',
    DELIVERED: 'livré',
  },
  reasons: {
    stopped: 'la personne ne veut plus de messages',
    number_taken: 'le numéro appartient à un autre magasin',
    text_refused: 'refusé par le fournisseur',
    text_undelivered: 'téléphone injoignable',
    text_temporary: 'fournisseur injoignable',
  },
};

export const threads = {
  name: 'Conversation |||| Conversations',
  empty: 'Personne n’a encore écrit. Les textos arrivent aux numéros sous Numéros de textos.',
  actions: { new: 'Nouvelle conversation', edit: 'Modifier la conversation', view: 'Voir la conversation' },
  values: { state: conversation.states },
  fields: {
    address: 'Qui',
    customer_id: 'Client',
    customer: 'Client',
    ticket_id: 'Billet',
    state: 'État',
    assignee_id: 'Répond',
    assignee: 'Répond',
    unread: 'Non lus',
    last_text: 'Dernier message',
    last_date: 'Date du dernier message',
    location_id: 'Succursale',
    created_date: 'Date de création',
  },
  filters: {
    address: 'Numéro',
    state: 'État',
    is_unread: 'Non lues seulement',
    customer_id: 'Client',
    assignee_id: 'Répond',
    location_id: 'Succursale',
    ticket_id: 'Billet',
    min_last_date: 'Dernier message dès le',
    max_last_date: 'Dernier message jusqu’au',
  },
  errors: {
    'phone.phone': 'Ce n’est pas un numéro de téléphone',
    'customer_id.reference': 'Ce client n’existe pas',
  },
  steps: {
    close: {
      label: 'Terminer',
      title: 'A-t-on répondu à tout ?',
      done: 'La conversation est terminée. Un nouveau message la rouvre.',
    },
    reopen: { label: 'Rouvrir', title: 'Rouvrir la conversation ?', done: 'La conversation est ouverte.' },
  },
};

export const textMessages = {
  name: 'Texto |||| Textos',
  values: { state: conversation.message_states },
  fields: { text: 'Texte', state: 'État', created_date: 'Date' },
  errors: {
    'text.stopped': 'Cette personne ne veut plus de textos',
    no_number: 'Le magasin n’a pas de numéro de textos. Ajoutez-en un sous Numéros de textos',
  },
  steps: { retry: { label: 'Renvoyer', title: 'Renvoyer ?', done: 'Le message est en cours d’envoi.' } },
};

export const smsNumbers = {
  name: 'Numéro de textos |||| Numéros de textos',
  empty: 'Il n’y a pas encore de numéro : le magasin ne peut pas envoyer de textos.',
  actions: { new: 'Nouveau numéro', edit: 'Modifier le numéro', view: 'Voir le numéro' },
  fields: {
    name: 'Nom',
    phone: 'Numéro',
    location_id: 'Succursale',
    is_active: 'Utilisé',
    created_date: 'Date de création',
  },
  filters: { name: 'Nom', phone: 'Numéro', location_id: 'Succursale', is_active: 'Utilisé' },
  errors: { 'phone.unique': 'Ce numéro existe déjà', 'phone.phone': 'Ce n’est pas un numéro de téléphone' },
};
