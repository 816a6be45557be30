import { Type, type Static } from 'typebox';
import { Group, Html, List, PlainText, Sections, Select } from '../storefront/fields.ts';
import { textOfHtml } from '../textOfHtml.ts';
import { visiblePattern } from '../textPatterns.ts';

const requirements = ['REQUIRED', 'OPTIONAL', 'HIDDEN'] as const;
export type Requirement = (typeof requirements)[number];

/** What a form may require, leave open or hide. */
type IntakeField = 'condition' | 'photos' | 'passcode' | 'left_items' | 'signature';

/** A point of a checklist is answered by a state, or by words. */
const answerKinds = ['STATE', 'TEXT'] as const;

const Line = () => PlainText({ maxLength: 200 });
const Required = () => Select(requirements, { default: 'OPTIONAL' });

const ChecklistItem = Group(
  { en: Line(), fr: Line(), answer: Select(answerKinds, { default: 'STATE' }) },
  { required: ['en'], label: 'en' },
);

/** What is asked when a device of some categories is taken in. */
const IntakeForm = Group(
  {
    name: Line(),
    /** Without categories, it applies to all devices that no other form applies to. */
    categories: List(
      Group({ id: Type.String({ format: 'category', maxLength: 50 }) }, { required: ['id'] }),
      { maxItems: 100 },
    ),
    items: List(ChecklistItem, { maxItems: 100 }),
    condition: Required(),
    photos: Required(),
    passcode: Required(),
    left_items: Required(),
    signature: Required(),
  },
  { required: ['name'], label: 'name' },
);

const Terms = () => Group({ en: Html(), fr: Html() });
const Reasons = () =>
  List(Group({ en: Line(), fr: Line() }, { required: ['en'], label: 'en' }), { maxItems: 50 });

/** How a store takes devices in: forms with checklists by category, terms to sign, reasons to choose from. */
export const IntakeRules = Sections({
  intakeForms: Group({ forms: List(IntakeForm, { maxItems: 50 }) }),
  terms: Group({ intake: Terms(), pickup: Terms() }),
  reasons: Group({
    waiting: Reasons(),
    declined: Reasons(),
    not_repairable: Reasons(),
    going_back: Reasons(),
  }),
});
export type IntakeRules = Static<typeof IntakeRules>;
export type ReasonList = keyof NonNullable<IntakeRules['reasons']>;
export type IntakeForm = Keyed<Static<typeof IntakeForm>>;
export type ChecklistItem = Keyed<Static<typeof ChecklistItem>>;

/** Stored entries have keys, by which answers name them. */
type Keyed<T> = T & { _key?: string };

export const signatureKinds = ['INTAKE', 'PICKUP'] as const;
export type SignatureKind = (typeof signatureKinds)[number];
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The form for a device of these categories: one that names a category of it, else one without categories. */
export function formFor(rules: IntakeRules, categoryIds: readonly string[]): IntakeForm | undefined {
  const forms: IntakeForm[] = rules.intakeForms?.forms ?? [];
  const names = ({ categories = [] }: IntakeForm) =>
    categories.some(({ id = '' }) => categoryIds.includes(id));
  return forms.find(names) ?? forms.find(({ categories = [] }) => categories.length === 0);
}

/** Whether a form requires a field, leaves it open or hides it; without a form, everything is open. */
export const requirementOf = (form: IntakeForm | undefined, field: IntakeField): Requirement =>
  form?.[field] ?? 'OPTIONAL';

/** Whether a ticket is signed: a device whose form requires it outweighs one whose form hides it. */
export function signatureRule(forms: (IntakeForm | undefined)[]): Requirement {
  const rules = forms.map((form) => requirementOf(form, 'signature'));
  return (['REQUIRED', 'HIDDEN'] as const).find((rule) => rules.includes(rule)) ?? 'OPTIONAL';
}

export const formByKey = (rules: IntakeRules, key: string): IntakeForm | undefined =>
  rules.intakeForms?.forms?.find((form: IntakeForm) => form._key === key);

/** Words in a language, else in the other one. */
export const inLanguage = ({ en, fr }: { en?: string; fr?: string }, language: Language): string =>
  (language === 'fr' ? (fr ?? en) : (en ?? fr)) ?? '';

/** The list of reasons that a step of a device takes its reason from. */
export function reasonListOf(step: string, outcome?: string | null): ReasonList | undefined {
  if (step === 'awaitCustomer' || step === 'awaitParts') return 'waiting';
  if (step === 'goBack') return 'going_back';
  if (step !== 'finish') return undefined;
  if (outcome === 'DECLINED') return 'declined';
  return outcome === 'NOT_REPAIRABLE' ? 'not_repairable' : undefined;
}

/** The reasons of a list in a language, each once. */
export const reasonsOf = ({ reasons }: IntakeRules, list: ReasonList, language: Language): string[] => [
  ...new Set((reasons?.[list] ?? []).map((reason) => inLanguage(reason, language)).filter(Boolean)),
];

const visible = new RegExp(visiblePattern, 'u');

/** The terms to sign, in this language if they have it; undefined if there are none. */
export function termsFor(
  { terms }: IntakeRules,
  kind: SignatureKind,
  language: Language,
): { language: Language; html: string } | undefined {
  const texts = (kind === 'INTAKE' ? terms?.intake : terms?.pickup) ?? {};
  const other = language === 'en' ? 'fr' : 'en';
  const used = ([language, other] as const).find((one) => visible.test(textOfHtml(texts[one] ?? '')));
  return used && { language: used, html: texts[used] ?? '' };
}
