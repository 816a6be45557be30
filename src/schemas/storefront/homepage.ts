import { Type } from 'typebox';
import {
  Code,
  Color,
  Flag,
  Html,
  Image,
  Link,
  List,
  Order,
  Group,
  scriptTypes,
  Sections,
  Text,
  Visible,
  PlainText,
  Select,
} from './fields.ts';
import { Buttons, Contents, MetaList, review, Services } from './shared.ts';

/** Contract 2 §2.2, §3, §5. */
export const Homepage = Sections({
  headData: Group(
    {
      title: Text(),
      metaList: MetaList,
      scripts: List(
        Group(
          { type: Select(scriptTypes), content: Code() },
          { required: ['type', 'content'], label: 'type' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  bodyData: Group({ tags: List(Group({ content: Code() }, { required: ['content'], label: 'content' })) }),
  section1: Group(
    {
      title: Text(),
      subtitle: Text(),
      searchPlaceholder: Text(),
      decorationBar: Visible(),
      buttons: Buttons,
      cards: Group({
        data: List(
          Group(
            { img: Image(), title: Text(), btnTitle: Text(), flag: Flag(), href: Link(), order: Order() },
            { required: ['img', 'title', 'btnTitle', 'flag', 'href'], label: 'title' },
          ),
        ),
      }),
    },
    { required: ['title', 'subtitle'] },
  ),
  section2: Group(
    {
      title: Text(),
      contents: Contents,
      cards: List(
        Group(
          { id: PlainText({ format: 'category' }), title: Text(), img: Image(), order: Order() },
          { required: ['id', 'title', 'img'], label: 'title' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  sectionWave: Group({ title: Text(), buttons: Buttons, data: Services }, { required: ['title'] }),
  section4: Group(
    {
      title: Text(),
      contentVisible: Visible(),
      data: List(
        Group(
          { type: PlainText(), title: Text(), content: Html(), img: Image(), order: Order() },
          { required: ['type', 'img', 'title'], label: 'title' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  section6: Group(
    {
      title: Text(),
      content: Html(),
      overAllRating: Group({
        averScore: Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.1 }),
        score: Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.5 }),
        totalReviews: Type.Integer({ minimum: 0 }),
        visible: Visible(),
      }),
      reviews: List(
        Group(
          { id: PlainText({ format: 'id' }), ...review },
          { required: ['score', 'day', 'content', 'reviewer'], label: 'reviewer' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  header: Group({
    navItems: List(
      Group(
        { text: Text(), href: Link(), flag: Flag(), order: Order(7), visible: Visible() },
        { required: ['href', 'text', 'flag'], label: 'text' },
      ),
    ),
    brandItems: List(
      Group(
        { text: Text(), href: Link(), order: Order(4), visible: Visible() },
        { required: ['text', 'href'], label: 'text' },
      ),
    ),
    brandData: Group({ brandCol: Color(), brandThemeCol: Color() }),
    visibility: Group({ lang: Visible(), phone: Visible(), covidPage: Visible() }),
    button: Group({ title: Text(), width: PlainText({ maxLength: 20 }) }),
  }),
  footer: Group({
    title: Group({ text: Text(), color: Color() }),
    copyRight: Text(),
    footerLinks: List(
      Group(
        {
          name: Text(),
          order: Order(4),
          visible: Visible(),
          lists: List(
            Group(
              { text: Text(), href: Link(), order: Order(4), visible: Visible() },
              { required: ['text', 'href'], label: 'text' },
            ),
          ),
        },
        { required: ['name'], label: 'name' },
      ),
      { maxItems: 4 },
    ),
    bottomLinks: Group({
      privacyPolicy: Group({ text: Text() }),
      covidPage: Group({ text: Text() }),
    }),
  }),
});
