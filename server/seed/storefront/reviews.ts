interface Review {
  reviewer: string;
  content: [english: string, french?: string];
  score: number;
  day: string;
}

/** Customer reviews, on the home page and on the pages of locations. */
export const reviews: Review[] = [
  {
    reviewer: 'Amélie R.',
    content: [
      'Dropped my phone on the way to work and had it back before lunch. The new screen is flawless.',
      'J’ai fait tomber mon téléphone en allant au travail et je l’ai récupéré avant midi. Le nouvel écran est parfait.',
    ],
    score: 5,
    day: '2026-02-18',
  },
  {
    reviewer: 'Devon K.',
    content: [
      'Fair price, told in advance. They even saved the photos I had not backed up.',
      'Un prix juste, annoncé d’avance. Ils ont même sauvé les photos que je n’avais pas sauvegardées.',
    ],
    score: 5,
    day: '2026-02-03',
  },
  {
    reviewer: 'Mei L.',
    content: [
      'The part took a day longer than planned, but they called and the repair is solid.',
      'La pièce a mis un jour de plus que prévu, mais ils m’ont appelée et la réparation est solide.',
    ],
    score: 4.5,
    day: '2026-01-21',
  },
  {
    reviewer: 'Patrick O.',
    content: ['Honest people: they told me that a cleaning was enough.'],
    score: 5,
    day: '2025-12-09',
  },
];
