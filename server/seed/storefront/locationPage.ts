import type { LocationConfig } from '../../../src/schemas/storefront/locationConfig.ts';
import type { DemoLocation, DemoStore } from '../data/stores.ts';
import type { Pictures } from '../pictures.ts';
import { reviews } from './reviews.ts';

/** Builds the page of a location. */
export function locationPage(
  store: DemoStore,
  { location_name, city, address_1 }: DemoLocation,
  pictures: Pictures,
): LocationConfig {
  return {
    headData: {
      title: `${location_name} | ${store.name}`,
      metaList: [{ name: 'description', content: `Phone and computer repair in ${city}, ${address_1}.` }],
    },
    section1: {
      title: `Repairs in ${city}`,
      subTitle: `Walk in at ${address_1}, or book a time and skip the line.`,
      locationExtraNote: {
        title: 'Good to know',
        content: '<p>Parking is behind the building. The entrance is <strong>step-free</strong>.</p>',
      },
      displayMap: true,
    },
    section2: {
      title: 'What we repair here',
      content: '<p>Parts for these devices are always in stock.</p>',
      categories: [
        { title: 'Phones', img: pictures.device('phone', 'Apple'), order: 0, isVisible: true },
        { title: 'Tablets', img: pictures.device('tablet', 'Samsung'), order: 1, isVisible: true },
        { title: 'Computers', img: pictures.device('laptop', 'Dell'), order: 2, isVisible: true },
      ],
      imgVisible: true,
      isVisible: true,
    },
    section3: {
      title: `The team in ${city}`,
      content: '<p>Five technicians, more than 9,000 repairs a year, and coffee while you wait.</p>',
      imgVisible: true,
      isVisible: true,
    },
    section4: {
      title: 'Asked for most often',
      content: '<p>Prices include parts, labour and a one-year warranty.</p>',
      cards: [
        {
          title: 'iPhone screen',
          img: pictures.device('phone', 'Apple'),
          subtitle: 'Done in 45 minutes',
          price: 149,
          order: 0,
          isVisible: true,
        },
        {
          title: 'Galaxy battery',
          img: pictures.device('phone', 'Samsung'),
          subtitle: 'While you wait',
          price: 79.99,
          order: 1,
          isVisible: true,
        },
        {
          title: 'Laptop tune-up',
          img: pictures.device('laptop', 'Lenovo'),
          subtitle: 'Ready the next day',
          price: 99,
          order: 2,
          isVisible: true,
        },
      ],
      imgVisible: true,
      isVisible: true,
    },
    section5: {
      title: `What ${city} says`,
      reviews: reviews.slice(0, 3).map(({ content: [content], ...review }, order) => ({
        ...review,
        content,
        order,
        isVisible: true,
      })),
    },
    commingsoon: {
      title: 'Opening soon',
      subtitle: 'The workshop is being set up. Until then our other locations are glad to help.',
      flag: false,
    },
  };
}
