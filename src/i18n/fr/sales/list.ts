import type * as english from '../../en/sales/list.ts';

export const salesList: typeof english.salesList = {
  customer: 'Client',
  walk_in: 'Client de passage',
  bulk: 'Actions groupées',
  back: 'Retour',
  method: 'Mode de paiement',
  reason: 'Motif',
  refund_to: 'Comment rendre %{held}',
  ways: { ORIGINAL: 'Comme ils ont été payés', STORE_CREDIT: 'En crédit en magasin' },
  actions: {
    refund: {
      label: 'Rembourser',
      title: 'Rembourser la commande nº %{number} ? |||| Rembourser %{smart_count} commandes ?',
      text: 'Tout est rendu comme il a été payé, soit %{held}, et les articles retournent en stock. |||| Tout est rendu comme il a été payé, soit %{held} en tout, et les articles retournent en stock.',
      yes: 'Rembourser',
      done: '%{smart_count} commande remboursée. |||| %{smart_count} commandes remboursées.',
    },
    reject: {
      label: 'Refuser',
      title: 'Refuser la commande nº %{number} ? |||| Refuser %{smart_count} commandes ?',
      text: 'Elle est close définitivement, et ce qui lui était réservé est de nouveau libre. |||| Elles sont closes définitivement, et ce qui leur était réservé est de nouveau libre.',
      yes: 'Refuser',
      done: '%{smart_count} commande refusée. |||| %{smart_count} commandes refusées.',
    },
    cancel: {
      label: 'Annuler',
      title: 'Annuler la commande nº %{number} ? |||| Annuler %{smart_count} commandes ?',
      text: 'Elle est close définitivement, et ce qui lui était réservé est de nouveau libre. |||| Elles sont closes définitivement, et ce qui leur était réservé est de nouveau libre.',
      yes: 'Annuler la commande |||| Annuler les commandes',
      done: '%{smart_count} commande annulée. |||| %{smart_count} commandes annulées.',
    },
    pay: {
      label: 'Marquer comme payée',
      title:
        'Marquer la commande nº %{number} comme payée ? |||| Marquer %{smart_count} commandes comme payées ?',
      text: 'Un paiement de tout ce qui est dû, soit %{due}, est inscrit. |||| Un paiement de tout ce qui est dû est inscrit pour chacune, soit %{due} en tout.',
      yes: 'Marquer comme payée |||| Marquer comme payées',
      done: '%{smart_count} commande marquée comme payée. |||| %{smart_count} commandes marquées comme payées.',
    },
    unpay: {
      label: 'Marquer comme impayée',
      title:
        'Marquer la commande nº %{number} comme impayée ? |||| Marquer %{smart_count} commandes comme impayées ?',
      text: 'Des paiements de %{held} sont repris, comme inscrits par erreur. Si l’argent a été rendu, choisissez Rembourser. |||| Des paiements de %{held} en tout sont repris, comme inscrits par erreur. Si l’argent a été rendu, choisissez Rembourser.',
      yes: 'Marquer comme impayée |||| Marquer comme impayées',
      done: '%{smart_count} commande marquée comme impayée. |||| %{smart_count} commandes marquées comme impayées.',
    },
    complete: {
      label: 'Marquer comme terminée',
      title: 'Terminer la commande nº %{number} ? |||| Terminer %{smart_count} commandes ?',
      text: 'Les articles quittent le stock et la commande est comptabilisée. Les lignes ne pourront plus être modifiées. |||| Les articles quittent le stock et les commandes sont comptabilisées. Les lignes ne pourront plus être modifiées.',
      yes: 'Terminer',
      done: '%{smart_count} commande terminée. |||| %{smart_count} commandes terminées.',
    },
    hold: {
      label: 'Mettre en attente',
      title: 'Mettre la commande nº %{number} en attente ? |||| Mettre %{smart_count} commandes en attente ?',
      text: 'Ce qui lui est réservé le reste. |||| Ce qui leur est réservé le reste.',
      yes: 'Mettre en attente',
      done: '%{smart_count} commande mise en attente. |||| %{smart_count} commandes mises en attente.',
    },
    print_label: 'Imprimer l’étiquette d’expédition',
    print_invoice: 'Imprimer la facture',
  },
  of_customer: {
    title: 'Commandes',
    spent: '%{smart_count} commande, %{amount} dépensés |||| %{smart_count} commandes, %{amount} dépensés',
    none: 'Rien n’a encore été acheté.',
  },
  owed: {
    title: 'Pas encore payé, et dû par la suite :',
    one: 'Nº %{order_no} : %{name} doit %{due}',
  },
  left_out: {
    title: 'Laissée de côté : |||| %{smart_count} sont laissées de côté :',
    one: 'Nº %{order_no} : %{reason}',
    nothing: 'Votre sélection ne permet pas cette action.',
    not_allowed: 'votre rôle ne le permet pas',
    state: 'son état est « %{state} »',
    settled: 'rien n’est dû',
    unpaid: 'rien n’est payé',
    nobody_owes: '%{due} restent à payer et aucun client ne les doit',
  },
  no_label:
    'La commande n’a aucune étiquette à imprimer. |||| Les commandes n’ont aucune étiquette à imprimer.',
  invoices: {
    title: 'Imprimer la facture |||| Imprimer %{smart_count} factures',
    preparing: 'Préparation du fichier',
    ready: 'Le fichier est prêt.',
    failed: 'Les factures n’ont pas pu être préparées.',
    file: 'Facture |||| Factures',
    download: 'Télécharger',
    print: 'Imprimer',
  },
  outcome: {
    done: '%{smart_count} sur %{total} traitées.',
    refused: 'Inchangée : |||| %{smart_count} sont inchangées :',
  },
};
