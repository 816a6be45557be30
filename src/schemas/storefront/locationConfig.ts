import { Type, type Static } from 'typebox';
import { Html, Image, List, Order, Group, Price, Sections, Text, Visible } from './fields.ts';
import { HeadData, review } from './shared.ts';

/** Set in section 3 whenever a location's page is saved (contract 2 §3). */
export const defaultLocationImage = '/storefront/location.svg';

/** The page of a location (contract 2 §2.6, §3, §5). */
export const LocationConfig = Sections({
  headData: HeadData,
  section1: Group(
    {
      title: Text(),
      subTitle: Text(),
      locationExtraNote: Group({ title: Text(), content: Html() }),
      displayMap: Visible(),
    },
    { required: ['title', 'subTitle'] },
  ),
  section2: Group(
    {
      title: Text(),
      content: Html(),
      categories: List(
        Group(
          { title: Text(), img: Image(), order: Order(), isVisible: Visible() },
          { required: ['img', 'title', 'order'], label: 'title' },
        ),
      ),
      imgVisible: Visible(),
      isVisible: Visible(),
    },
    { required: ['title'] },
  ),
  // Contains only its image until it is edited.
  section3: Group({ title: Text(), content: Html(), imgVisible: Visible(), isVisible: Visible() }),
  section4: Group(
    {
      title: Text(),
      content: Html(),
      cards: List(
        Group(
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
  section5: Group(
    {
      title: Text(),
      reviews: List(
        Group(
          { ...review, order: Order(), isVisible: Visible() },
          { required: ['score', 'day', 'content', 'reviewer'], label: 'reviewer' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  commingsoon: Group({ title: Text(), subtitle: Text(), flag: Type.Boolean({ default: false }) }),
});
export type LocationConfig = Static<typeof LocationConfig>;
