import { Html, Icon, Link, List, Order, Group, Sections, serviceTypes, Text, Visible } from './fields.ts';
import { HeadData, PlainButtons, Services } from './shared.ts';

/** The business, contact, locations, covid and trade pages (contract 2 §2.4, §3). */
export const BusinessPage = Sections({
  headData: HeadData,
  section1: Group(
    { title: Text(), subtitle: Text(), btnTitle: Text() },
    { required: ['title', 'subtitle', 'btnTitle'] },
  ),
  section2: Group(
    {
      title: Text(),
      services: List(
        Group(
          { type: Icon(serviceTypes), content: Html(), order: Order(), visible: Visible() },
          { required: ['type', 'content'], label: 'type' },
        ),
      ),
    },
    { required: ['title'] },
  ),
});

export const ContactPage = Sections({
  headData: HeadData,
  contactForm: Group(
    { title: Text(), tracing: Group({ titlePrefix: Text(), content: Html() }) },
    { required: ['title'] },
  ),
});

export const LocationPage = Sections({
  headData: HeadData,
  section1: Group(
    {
      title: Text(),
      subtitle: Text(),
      button: Group({ title: Text(), link: Link(), visible: Visible() }, { required: ['title', 'link'] }),
    },
    { required: ['title', 'subtitle'] },
  ),
});

export const CovidPage = Sections({
  headData: HeadData,
  section1: Group({ title: Text(), content: Html(), buttons: PlainButtons }, { required: ['title'] }),
  section2: Group(
    { title: Text(), content: Html(), bottomText: Text(), data: Services },
    { required: ['title'] },
  ),
});

export const TradePage = Sections({ headData: HeadData });
