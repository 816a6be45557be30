import type { Step } from './progress.ts';

interface Texts {
  language: string;
  title: string;
  text: string;
  steps: Record<Step, string>;
  states: Record<'waiting' | 'running' | 'done', string>;
  failed: string;
  failedText: string;
}

const en: Texts = {
  language: 'en',
  title: 'The back office is starting',
  text: 'This page opens it as soon as everything is ready.',
  steps: {
    Identity: 'Sign-in',
    Admin: 'Admin',
    Services: 'Services',
    Database: 'Database',
    'Demo data': 'Demo data',
    Accounts: 'Accounts',
  },
  states: { waiting: 'waiting', running: 'in progress', done: 'done' },
  failed: 'The start failed',
  failedText: 'The reason is printed where it was started.',
};

const fr: Texts = {
  language: 'fr',
  title: 'Le back-office démarre',
  text: 'Cette page l’ouvrira dès que tout sera prêt.',
  steps: {
    Identity: 'Connexion',
    Admin: 'Interface',
    Services: 'Services',
    Database: 'Base de données',
    'Demo data': 'Données de démonstration',
    Accounts: 'Comptes',
  },
  states: { waiting: 'en attente', running: 'en cours', done: 'terminé' },
  failed: 'Le démarrage a échoué',
  failedText: 'La raison est affichée là où il a été lancé.',
};

/** Texts of the page shown during the start; `language` is an Accept-Language header. */
export const textsIn = (language = 'en'): Texts => (/^fr\b/i.test(language) ? fr : en);
