import { useMemo, useState, type ComponentType, type CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { imagePattern } from '../../../schemas/storefront/patterns.ts';
import type { Schema } from '../../../schemas/storefront/schema.ts';
import { sanitize } from '../../../kit/sanitize.ts';
import { iconOf } from '../icons.tsx';
import { asText } from './entries.ts';
import type { Meaning } from './meaning.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { useTranslatedText, usePreviewTexts, type TranslatedText } from './translatedText.ts';

export interface ValueProps {
  schema: Schema;
  value: unknown;
  /** Pointer of the property, for its label, with `*` for entries. */
  pointer: string;
  /** Pointer in the document, with the indexes of entries. A click reveals its field. */
  at: string;
  isRequired?: boolean;
}

/** The component of each meaning with a single value. */
export const values: Partial<Record<Meaning, ComponentType<ValueProps>>> = {
  title: Words,
  text: Words,
  button: Words,
  search: Words,
  html: Html,
  code: Code,
  image: Picture,
  icon: Icon,
  day: Words,
  score: Stars,
  count: Count,
  price: Price,
  switch: Switch,
};

/** Text of the storefront. A missing required text has a placeholder. */
function Words({ schema, value, pointer, isRequired }: ValueProps) {
  const word = useTranslatedText(value, schema.translated);
  const { labels } = usePreviewTexts();
  if (word.text) return <Marked word={word}>{word.text}</Marked>;
  return isRequired ? <span className="missing">{labels.field(pointer)}</span> : null;
}

function Marked({ word: { language, isPending }, children }: { word: TranslatedText; children: string }) {
  const translate = useTranslate();
  if (!isPending) return children;
  return (
    <>
      <span lang={language}>{children}</span> <small className="mark">{translate('preview.pending')}</small>
    </>
  );
}

const pictures = new RegExp(imagePattern, 'u');
const htmlLimit = 20_000;

function Html({ value, ...props }: ValueProps) {
  const translate = useTranslate();
  const { word } = usePreviewTexts();
  const { text, language, isPending } = word(typeof value === 'string' ? value : asText(value));
  const clean = useMemo(
    () => sanitize(text.slice(0, htmlLimit), { pictures, describe: (name) => name }),
    [text],
  );
  if (!text) return <Words {...props} value="" />;
  return (
    <>
      <div lang={language} dangerouslySetInnerHTML={{ __html: clean }} />
      {isPending && <small className="mark">{translate('preview.pending')}</small>}
    </>
  );
}

function Code({ value }: ValueProps) {
  const text = asText(value);
  return text && <pre>{text}</pre>;
}

function Picture({ value, pointer }: ValueProps) {
  const { labels } = usePreviewTexts();
  const [broken, setBroken] = useState<unknown>();
  const isShown = typeof value === 'string' && pictures.test(value) && broken !== value;
  if (!isShown) return <span className="placeholder">{labels.field(pointer)}</span>;
  return <img src={value} alt="" loading="lazy" onError={() => setBroken(value)} />;
}

function Icon({ value }: ValueProps) {
  return (
    <>
      {iconOf(value)}
      <span className="hidden-text">{asText(value, 40)}</span>
    </>
  );
}

function Stars({ schema: { maximum = 5 }, value }: ValueProps) {
  const translate = useTranslate();
  if (typeof value !== 'number') return null;
  const share = Math.min(1, Math.max(0, value / maximum));
  return (
    <>
      <span
        className="stars"
        role="img"
        aria-label={translate('preview.stars', { score: value, maximum })}
        style={{ '--share': share } as CSSProperties}
      />{' '}
      <span aria-hidden="true">{value}</span>
    </>
  );
}

function Count({ value, pointer }: ValueProps) {
  const { labels } = usePreviewTexts();
  return value === undefined ? null : `${asText(value, 20)} ${labels.field(pointer).toLocaleLowerCase()}`;
}

function Price({ value }: ValueProps) {
  const { language } = usePreviewTexts();
  return typeof value === 'number' ? moneyFormat(language).format(value) : asText(value, 20);
}

/** A feature of the storefront that is on or off, drawn by the style sheet where possible. */
function Switch({ schema, value, pointer }: ValueProps) {
  const translate = useTranslate();
  const { labels } = usePreviewTexts();
  const isOn = (value ?? schema.default) !== false;
  return (
    <>
      <span className="name">{labels.field(pointer)}</span>
      {!isOn && <small className="mark">{translate('preview.hidden')}</small>}
    </>
  );
}
