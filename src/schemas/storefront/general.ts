import { Type } from 'typebox';
import {
  Code,
  Color,
  Icon,
  Link,
  List,
  Part,
  Sections,
  socialIcons,
  Visible,
  Word,
  Choice,
} from './fields.ts';

/** Contract 2 §2.5, §3. */
export const General = Sections({
  colorPalle: Part({
    themeColor: Color(),
    orange: Color(),
    underLineCol: Color(),
    priceCol: Color(),
    repairButtonCol: Color(),
    nextButtonCol: Color(),
    repairChooseItemCol: Color(),
    repairBooktimeCol: Color(),
    textThemeCol: Color(),
    sec2SvgCol: Color(),
    ratingCol: Color(),
  }),
  condition: Part({
    googleVerification: Part({
      status: Type.Boolean({ default: false }),
      metaData: Part({ name: Word(), content: Word() }),
    }),
    defaultLang: Choice(['en', 'fr'], { default: 'en' }),
    hasShopLink: Visible(),
  }),
  routes: Part({
    homePage: Link(),
    repairPage: Link(),
    repairWidgetPage: Link(),
    businessPage: Link(),
    locationsPage: Link(),
    contactPage: Link(),
    covidPage: Link(),
    privacyPolicy: Link(),
    tradePage: Link(),
  }),
});

export const Sitemap = Part({ custom: Code() });

export const Socials = List(
  Part({ img: Icon(socialIcons), link: Link() }, { required: ['img', 'link'], label: 'img' }),
);
