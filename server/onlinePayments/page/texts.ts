import type { AttemptState } from '../../../src/schemas/onlinePayments/states.ts';
import type { PageLanguage } from '../../statusPages/index.ts';

const en = {
  title: (number: number) => `Your payment: ticket #${number}`,
  heading: 'Pay online',
  deposit: (amount: string) => `Pay the deposit of ${amount}`,
  balance: (amount: string) => `Pay ${amount}`,
  depositAsked: 'We begin as soon as the deposit is paid.',
  safe: 'You enter your card on the page of the payment provider, not here.',
  leading: 'You are being led to the payment.',
  goOn: 'Go on to the payment',
  back: 'Back to your repair',
  description: (number: number) => `Repair, ticket ${number}`,
  results: {
    PAID: (amount: string) => `Thank you: ${amount} has been paid.`,
    PENDING: (amount: string) =>
      `Your payment of ${amount} is on its way. It can take some days; you need not pay again.`,
    UNKNOWN: () =>
      'We do not know yet whether your payment has arrived. Please do not pay again; look at this page in a few minutes.',
    CREATED: () =>
      'We do not know yet whether your payment has arrived. Please do not pay again; look at this page in a few minutes.',
    OPEN: () => 'The payment was not finished, and nothing has been taken.',
    EXPIRED: () => 'The payment was not finished, and nothing has been taken.',
    FAILED: () => 'The payment failed, and nothing has been taken.',
  } satisfies Record<AttemptState, (amount: string) => string>,
  problems: {
    awaits_answer:
      'An estimate is waiting for your answer. The balance can be paid as soon as you have answered it.',
    not_due: 'There is nothing to pay any more.',
    changed: 'The amount has changed since you opened the page. This is what you can pay now.',
    pending: 'An earlier payment is not decided yet. Please do not pay again; try again in a few minutes.',
    unknown: 'The payment provider did not answer. Nothing has been taken; please try again in a minute.',
    failed: 'You cannot pay online right now. Please try again later, or pay at our counter.',
  },
};

const fr: typeof en = {
  title: (number) => `Votre paiement : billet nº ${number}`,
  heading: 'Payer en ligne',
  deposit: (amount) => `Payer l’acompte de ${amount}`,
  balance: (amount) => `Payer ${amount}`,
  depositAsked: 'Nous commençons dès que l’acompte est payé.',
  safe: 'Vous entrez votre carte sur la page du fournisseur de paiement, pas ici.',
  leading: 'Vous êtes dirigé vers le paiement.',
  goOn: 'Aller au paiement',
  back: 'Retour à votre réparation',
  description: (number) => `Réparation, billet ${number}`,
  results: {
    PAID: (amount) => `Merci : ${amount} ont été payés.`,
    PENDING: (amount) =>
      `Votre paiement de ${amount} est en route. Cela peut prendre quelques jours ; ne payez pas de nouveau.`,
    UNKNOWN: () =>
      'Nous ne savons pas encore si votre paiement est arrivé. Ne payez pas de nouveau ; revenez sur cette page dans quelques minutes.',
    CREATED: () =>
      'Nous ne savons pas encore si votre paiement est arrivé. Ne payez pas de nouveau ; revenez sur cette page dans quelques minutes.',
    OPEN: () => 'Le paiement n’a pas été terminé, et rien n’a été prélevé.',
    EXPIRED: () => 'Le paiement n’a pas été terminé, et rien n’a été prélevé.',
    FAILED: () => 'Le paiement a échoué, et rien n’a été prélevé.',
  },
  problems: {
    awaits_answer: 'Un devis attend votre réponse. Le solde pourra être payé dès que vous y aurez répondu.',
    not_due: 'Il n’y a plus rien à payer.',
    changed: 'Le montant a changé depuis que vous avez ouvert la page. Voici ce que vous pouvez payer.',
    pending:
      'Un paiement précédent n’est pas encore décidé. Ne payez pas de nouveau ; réessayez dans quelques minutes.',
    unknown: 'Le fournisseur de paiement n’a pas répondu. Rien n’a été prélevé ; réessayez dans une minute.',
    failed:
      'Vous ne pouvez pas payer en ligne pour le moment. Réessayez plus tard ou payez à notre comptoir.',
  },
};

/** Texts of the payment on the customer's page. */
export const payTexts: Record<PageLanguage, typeof en> = { en, fr };
