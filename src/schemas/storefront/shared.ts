import { Day, Html, Image, Link, List, Order, Group, Score, Text, Visible, PlainText } from './fields.ts';

export const MetaList = List(
  Group(
    { name: PlainText(), content: Text({ translated: false, maxLength: 2000 }) },
    { required: ['name', 'content'], label: 'name' },
  ),
);

export const HeadData = Group({ title: Text(), metaList: MetaList }, { required: ['title'] });

export const Buttons = List(
  Group(
    { type: PlainText(), title: Text(), link: Link(), visible: Visible(), order: Order() },
    { required: ['type', 'title', 'link'], label: 'title' },
  ),
);

export const PlainButtons = List(
  Group(
    { title: Text(), link: Link(), visible: Visible(), order: Order() },
    { required: ['title', 'link'], label: 'title' },
  ),
);

export const Contents = List(
  Group(
    { title: Text(), content: Html(), order: Order() },
    { required: ['title', 'content'], label: 'title' },
  ),
);

/** Services listed on the home page and the covid page. */
export const Services = List(
  Group(
    { title: Text(), content: Html(), img: Image(), order: Order(), visible: Visible() },
    { required: ['title', 'content', 'img'], label: 'title' },
  ),
);

export const review = {
  reviewer: PlainText(),
  content: Text({ maxLength: 5000, multiline: true }),
  score: Score(),
  day: Day(),
};
