import { Color, Html, Link, List, Order, Part, Sections, Text, Word } from './fields.ts';
import { Buttons, HeadData, MetaList } from './shared.ts';

/** Contract 2 §2.3, §3. */
export const RepairPage = Sections({
  headData: HeadData,
  section1: Part(
    { title: Text(), subtitle: Text(), themeCol: Color(), buttons: Buttons },
    { required: ['title', 'subtitle'] },
  ),
  section2: Part(
    {
      title: Text(),
      contents: List(
        Part(
          { title: Text(), content: Html(), order: Order(), type: Word() },
          { required: ['title', 'content'], label: 'title' },
        ),
      ),
    },
    { required: ['title'] },
  ),
  section4: Part(
    { title: Text(), themeCol: Color(), subtitle: Text(), btnTitle: Text(), link: Link() },
    { required: ['title', 'subtitle', 'btnTitle', 'link'] },
  ),
  widget: Part({ metaTitle: Text(), metaList: MetaList }, { required: ['metaTitle'] }),
});
