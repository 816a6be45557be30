import { Color, Html, Link, List, Order, Group, Sections, Text, PlainText } from './fields.ts';
import { Buttons, HeadData, MetaList } from './shared.ts';

/** Contract 2 §2.3, §3. */
export const RepairPage = Sections({
  headData: HeadData,
  section1: Group(
    { title: Text(), subtitle: Text(), themeCol: Color(), buttons: Buttons },
    { required: ['title', 'subtitle'] },
  ),
  section2: Group(
    {
      title: Text(),
      contents: List(
        Group(
          { title: Text(), content: Html(), order: Order(), type: PlainText() },
          { required: ['title', 'content'], label: 'title' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  section4: Group(
    { title: Text(), themeCol: Color(), subtitle: Text(), btnTitle: Text(), link: Link() },
    { required: ['title', 'subtitle', 'btnTitle', 'link'] },
  ),
  widget: Group({ metaTitle: Text(), metaList: MetaList }, { required: ['metaTitle'] }),
});
