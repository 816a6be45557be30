import { Day, Html, Image, Link, List, Order, Part, Score, Text, Visible, Word } from './fields.ts';

export const MetaList = List(
  Part(
    { name: Word(), content: Text({ translated: false, maxLength: 2000 }) },
    { required: ['name', 'content'], label: 'name' },
  ),
);

export const HeadData = Part({ title: Text(), metaList: MetaList }, { required: ['title'] });

export const Buttons = List(
  Part(
    { type: Word(), title: Text(), link: Link(), visible: Visible(), order: Order() },
    { required: ['type', 'title', 'link'], label: 'title' },
  ),
);

export const PlainButtons = List(
  Part(
    { title: Text(), link: Link(), visible: Visible(), order: Order() },
    { required: ['title', 'link'], label: 'title' },
  ),
);

export const Contents = List(
  Part(
    { title: Text(), content: Html(), order: Order() },
    { required: ['title', 'content'], label: 'title' },
  ),
);

/** What the wave of the home page and the covid page list. */
export const Services = List(
  Part(
    { title: Text(), content: Html(), img: Image(), order: Order(), visible: Visible() },
    { required: ['title', 'content', 'img'], label: 'title' },
  ),
);

export const review = {
  reviewer: Word(),
  content: Text({ maxLength: 5000, multiline: true }),
  score: Score(),
  day: Day(),
};
