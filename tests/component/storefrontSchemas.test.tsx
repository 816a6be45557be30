import { describe, expect, test } from 'vitest';
import { loadDocumentValidators } from 'virtual:document-validators';
import {
  documents,
  schemaId,
  nodesOf,
  panels,
  panelsOf,
  validatedSchemas,
  type DocumentName,
} from '../../src/schemas/storefront/documents.ts';
import { Panel, Group, Sections, Text } from '../../src/schemas/storefront/fields.ts';

const names = Object.keys(documents) as DocumentName[];

describe.each(names)('%s', (name) => {
  test('every node and list entry has its compiled validator', async () => {
    const validators = await loadDocumentValidators(name);
    expect(Object.keys(validators)).toEqual(Object.keys(validatedSchemas(name)));
    for (const validate of Object.values(validators)) expect(validate).toBeTypeOf('function');
  });
});

test('the trees contain the nodes of the contract, in order (2 §2.1)', () => {
  const tree = Object.fromEntries(
    panels.map(({ name, roots }) => [name, nodesOf('storeConfig', roots).map(({ key }) => key)]),
  );
  expect(tree).toEqual({
    homepage: [
      'headData',
      'bodyData',
      'section1',
      'section2',
      'sectionWave',
      'section4',
      'section6',
      'header',
      'footer',
    ],
    repairPage: ['headData', 'section1', 'section2', 'section4', 'widget'],
    businessPage: ['headData', 'section1', 'section2'],
    contactPage: ['headData', 'contactForm'],
    locationPage: ['headData', 'section1'],
    covidPage: ['headData', 'section1', 'section2'],
    tradePage: ['headData'],
    statusPage: ['statusWords'],
    general: ['colorPalle', 'condition', 'routes', 'sitemap', 'socials'],
  });
  expect(nodesOf('locationConfig').map(({ key }) => key)).toEqual([
    'headData',
    'section1',
    'section2',
    'section3',
    'section4',
    'section5',
    'commingsoon',
  ]);
});

test('a section added to a configuration has a panel with its nodes', () => {
  const schema = Group({
    faqPage: Panel(Sections({ intro: Group({ title: Text() }) }), { translated: true }),
    answers: Panel(Group({ title: Text() }), { panel: 'faqPage' }),
    pages: Group({}),
  });
  expect(panelsOf(schema)).toEqual([
    { name: 'faqPage', roots: ['/faqPage', '/answers'], isTranslated: true },
  ]);
});

test('a node reports its errors with their paths', async () => {
  const validators = await loadDocumentValidators('storeConfig');
  const validate = validators[schemaId('storeConfig', '/homepage/header')];
  expect(
    validate?.({
      navItems: [{ text: 'Shop', href: 'javascript:x', flag: 'ALWAYS_TRUE', order: 8 }],
      extra: 1,
    }),
  ).toBe(false);
  expect(validate?.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
    ['/navItems/0/href', 'pattern'],
    ['/navItems/0/order', 'maximum'],
  ]);
});
