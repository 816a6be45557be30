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
  Part,
  scriptTypes,
  Sections,
  Text,
  Visible,
  Word,
  Choice,
} from './fields.ts';
import { Buttons, Contents, MetaList, review, Services } from './shared.ts';

/** Contract 2 §2.2, §3, §5. */
export const Homepage = Sections({
  headData: Part(
    {
      title: Text(),
      metaList: MetaList,
      scripts: List(
        Part(
          { type: Choice(scriptTypes), content: Code() },
          { required: ['type', 'content'], label: 'type' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  bodyData: Part({ tags: List(Part({ content: Code() }, { required: ['content'], label: 'content' })) }),
  section1: Part(
    {
      title: Text(),
      subtitle: Text(),
      searchPlaceholder: Text(),
      decorationBar: Visible(),
      buttons: Buttons,
      cards: Part({
        data: List(
          Part(
            { img: Image(), title: Text(), btnTitle: Text(), flag: Flag(), href: Link(), order: Order() },
            { required: ['img', 'title', 'btnTitle', 'flag', 'href'], label: 'title' },
          ),
        ),
      }),
    },
    { required: ['title', 'subtitle'] },
  ),
  section2: Part(
    {
      title: Text(),
      contents: Contents,
      cards: List(
        Part(
          { id: Word({ format: 'category' }), title: Text(), img: Image(), order: Order() },
          { required: ['id', 'title', 'img'], label: 'title' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  sectionWave: Part({ title: Text(), buttons: Buttons, data: Services }, { required: ['title'] }),
  section4: Part(
    {
      title: Text(),
      contentVisible: Visible(),
      data: List(
        Part(
          { type: Word(), title: Text(), content: Html(), img: Image(), order: Order() },
          { required: ['type', 'img', 'title'], label: 'title' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  section6: Part(
    {
      title: Text(),
      content: Html(),
      overAllRating: Part({
        averScore: Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.1 }),
        score: Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.5 }),
        totalReviews: Type.Integer({ minimum: 0 }),
        visible: Visible(),
      }),
      reviews: List(
        Part(
          { id: Word({ format: 'id' }), ...review },
          { required: ['score', 'day', 'content', 'reviewer'], label: 'reviewer' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  header: Part({
    navItems: List(
      Part(
        { text: Text(), href: Link(), flag: Flag(), order: Order(7), visible: Visible() },
        { required: ['href', 'text', 'flag'], label: 'text' },
      ),
    ),
    brandItems: List(
      Part(
        { text: Text(), href: Link(), order: Order(4), visible: Visible() },
        { required: ['text', 'href'], label: 'text' },
      ),
    ),
    brandData: Part({ brandCol: Color(), brandThemeCol: Color() }),
    visibility: Part({ lang: Visible(), phone: Visible(), covidPage: Visible() }),
    button: Part({ title: Text(), width: Word({ maxLength: 20 }) }),
  }),
  footer: Part({
    title: Part({ text: Text(), color: Color() }),
    copyRight: Text(),
    footerLinks: List(
      Part(
        {
          name: Text(),
          order: Order(4),
          visible: Visible(),
          lists: List(
            Part(
              { text: Text(), href: Link(), order: Order(4), visible: Visible() },
              { required: ['text', 'href'], label: 'text' },
            ),
          ),
        },
        { required: ['name'], label: 'name' },
      ),
      { maxItems: 4 },
    ),
    bottomLinks: Part({
      privacyPolicy: Part({ text: Text() }),
      covidPage: Part({ text: Text() }),
    }),
  }),
});
