import { Type, type Static } from 'typebox';
import { Html, Image, List, Order, Part, Price, Sections, Text, Visible } from './fields.ts';
import { HeadData, review } from './shared.ts';

/** Set on section 3 whenever a location's page is saved (contract 2 §3). */
export const defaultLocationImage = '/storefront/location.svg';

/** The page of one location (contract 2 §2.6, §3, §5). */
export const LocationConfig = Sections({
  headData: HeadData,
  section1: Part(
    {
      title: Text(),
      subTitle: Text(),
      locationExtraNote: Part({ title: Text(), content: Html() }),
      displayMap: Visible(),
    },
    { required: ['title', 'subTitle'] },
  ),
  section2: Part(
    {
      title: Text(),
      content: Html(),
      categories: List(
        Part(
          { title: Text(), img: Image(), order: Order(), isVisible: Visible() },
          { required: ['img', 'title', 'order'], label: 'title' },
        ),
      ),
      imgVisible: Visible(),
      isVisible: Visible(),
    },
    { required: ['title'] },
  ),
  // Saved with its image alone where nobody has written it.
  section3: Part({ title: Text(), content: Html(), imgVisible: Visible(), isVisible: Visible() }),
  section4: Part(
    {
      title: Text(),
      content: Html(),
      cards: List(
        Part(
          {
            title: Text(),
            img: Image(),
            subtitle: Text(),
            price: Price(),
            order: Order(),
            isVisible: Visible(),
          },
          { required: ['img', 'title', 'subtitle', 'price'], label: 'title' },
        ),
      ),
      imgVisible: Visible(),
      isVisible: Visible(),
    },
    { required: ['title'] },
  ),
  section5: Part(
    {
      title: Text(),
      reviews: List(
        Part(
          { ...review, order: Order(), isVisible: Visible() },
          { required: ['score', 'day', 'content', 'reviewer'], label: 'reviewer' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  commingsoon: Part({ title: Text(), subtitle: Text(), flag: Type.Boolean({ default: false }) }),
});
export type LocationConfig = Static<typeof LocationConfig>;
