import type * as english from '../en/onlinePayments.ts';

const attempt_states: typeof english.paymentAttempts.values.state = {
  CREATED: 'en préparation',
  UNKNOWN: 'issue inconnue',
  OPEN: 'attend le client',
  PENDING: 'argent en route',
  EXPIRED: 'terminé sans paiement',
  FAILED: 'échoué',
  PAID: 'payé',
};

export const online_payments: typeof english.online_payments = {
  title: 'Paiement par lien',
  due: 'À payer',
  deposit: 'Acompte demandé',
  deposit_paid: '%{amount}, payé',
  nothing_due: 'Il n’y a rien à payer.',
  awaits_answer:
    'Un devis attend la réponse du client. D’ici là, le solde ne peut pas être payé par lien, un acompte le peut.',
  by_address: 'Les paiements à l’adresse du magasin sont notés à la main : Payer, Paiement en ligne.',
  ask: 'Demander un acompte…',
  change: 'Modifier l’acompte…',
  ask_title: 'Demander un acompte',
  ask_text: 'Le client le voit sur la page de suivi et peut l’y payer.',
  amount: 'Montant',
  ask_confirm: 'Demander',
  ask_no_more: 'Ne plus demander',
  copy: 'Copier le lien',
  copied: 'Le lien de paiement a été copié.',
  not_copied:
    'Le lien n’a pas pu être copié. Affichez-en un sous Page de suivi et sélectionnez-le à la main.',
  send_mail: 'Envoyer par courriel',
  send_text: 'Envoyer par texto',
  sent_mail: 'Le courriel est en cours d’envoi.',
  sent_text: 'Le texto est en cours d’envoi.',
  failed: 'Cela n’a pas pu être fait. Veuillez réessayer.',
  not_loaded: 'Le paiement par lien n’a pas pu être chargé.',
  attempts: 'Tentatives',
  attempt: '%{amount}, %{state}',
  excess:
    '%{amount} de plus que le montant dû. C’est un crédit du magasin pour le client ; remboursez-le chez le fournisseur par sa référence si le client le souhaite.',
  reference: 'Référence %{reference}',
  reason: 'Motif : %{reason}',
  check: 'Demander au fournisseur',
  settings: {
    text: 'Les clients peuvent payer sur la page de suivi d’un billet, et par le lien vers elle dans les courriels et les textos.',
    way: 'Comment les clients paient par lien',
    ways: {
      OFF: 'Pas du tout',
      ADDRESS: 'À une adresse du magasin',
      STRIPE: 'Sur la page de paiement de Stripe',
      SAMPLE: 'Paiements d’essai',
    },
    hints: {
      OFF: 'La page de suivi indique le montant dû.',
      ADDRESS: 'Ces paiements sont notés à la main.',
      STRIPE: 'Les paiements sont notés d’eux-mêmes, dans la commande du billet.',
      SAMPLE: 'Personne ne paie : une page de cet ordinateur joue le fournisseur.',
    },
    address: 'Adresse',
    address_hint:
      'Commence par https://. {amount} devient le montant, comme 12.50, {number} le numéro du billet.',
    key: 'Clé secrète',
    key_hint: 'Dans le tableau de bord de Stripe, Développeurs, Clés API.',
    webhook_secret: 'Secret de signature du webhook',
    webhook_hint:
      'Dans le tableau de bord de Stripe, ajoutez un webhook avec cette adresse et les événements checkout.session.* : %{url}',
    stored: 'Enregistré ; se termine par %{end}. Laissez vide pour le garder.',
    keys_stored: 'Les clés de Stripe sont toujours conservées ; l’une finit par %{end}.',
    keys_removed: 'Les clés de Stripe seront supprimées à l’enregistrement.',
    remove_keys: 'Supprimer',
    keep_keys: 'Garder',
    no_keys: 'Les clés ne peuvent pas être enregistrées : SECRETS_KEY manque dans les réglages des services.',
    saved: 'Les réglages ont été enregistrés.',
    errors: {
      required: 'Veuillez remplir ce champ',
      url: 'Ce doit être une adresse qui commence par https://',
      placeholder: 'Seuls {amount} et {number} peuvent être utilisés',
      no_secrets_key: 'Les clés ne peuvent pas être enregistrées : SECRETS_KEY manque',
      not_here: 'Ceci ne peut pas être choisi ici',
      pattern: 'Ce doit être sans espaces',
    },
  },
};

export const paymentAttempts: typeof english.paymentAttempts = {
  name: 'Paiement par lien |||| Paiements par lien',
  values: { state: attempt_states },
  fields: { state: 'État', amount: 'Montant' },
  errors: {
    provider_failed: 'Le fournisseur de paiement n’a pas répondu. Réessayez dans une minute',
    awaits_answer: 'Un devis attend la réponse du client. Demandez un acompte, ou le solde après la réponse',
    nothing_due: 'Il n’y a plus rien à payer',
    no_address: 'Le client n’a pas une telle adresse',
    no_link: 'Les liens de ce billet ont été arrêtés. Créez-en un nouveau sous Page de suivi',
    stopped: 'Le client ne veut plus de textos',
    no_number: 'Le magasin n’a pas de numéro pour les textos. Ajoutez-en un sous Numéros de textos',
  },
};
