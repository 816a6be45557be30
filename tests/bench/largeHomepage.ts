/** The largest home page that the form must handle: 30 cards, 30 reviews, 30 rows in the footer. */
const thirty = <T>(make: (index: number) => T): T[] => Array.from({ length: 30 }, (_, index) => make(index));

const words = 'Screens, batteries and boards repaired while you wait';

export const largeHomepage = {
  section1: {
    title: words,
    subtitle: words,
    cards: {
      data: thirty((index) => ({
        img: '/storefront/location.svg',
        title: `Card ${index}`,
        btnTitle: words,
        flag: 'ALWAYS_TRUE',
        href: '/repair',
        order: index,
      })),
    },
  },
  section6: {
    title: words,
    reviews: thirty((index) => ({
      id: `review-${index}`,
      reviewer: `Reviewer ${index}`,
      content: `${words}. `.repeat(5),
      score: 5,
      day: '2026-01-01',
    })),
  },
  footer: {
    title: { text: words, color: '#ffffff' },
    footerLinks: [0, 1, 2].map((column) => ({
      name: `Column ${column}`,
      order: column,
      lists: thirty((index) => index)
        .filter((index) => index % 3 === column)
        .map((index) => ({ text: `Row ${index}`, href: '/repair', order: 0, visible: true })),
    })),
  },
};
