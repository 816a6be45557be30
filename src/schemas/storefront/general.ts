import { Type } from 'typebox';
import {
  Code,
  Color,
  Icon,
  Link,
  List,
  Group,
  Sections,
  socialIcons,
  Visible,
  PlainText,
  Select,
} from './fields.ts';

/** Contract 2 §2.5, §3. */
export const General = Sections({
  colorPalle: Group({
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
  condition: Group({
    googleVerification: Group({
      status: Type.Boolean({ default: false }),
      metaData: Group({ name: PlainText(), content: PlainText() }),
    }),
    defaultLang: Select(['en', 'fr'], { default: 'en' }),
    hasShopLink: Visible(),
  }),
  routes: Group({
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

export const Sitemap = Group({ custom: Code() });

export const Socials = List(
  Group({ img: Icon(socialIcons), link: Link() }, { required: ['img', 'link'], label: 'img' }),
);
