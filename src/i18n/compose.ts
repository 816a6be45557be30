import type { TranslationMessages } from 'react-admin';
import { models } from '../schemas/models.ts';
import type * as english from './en/index.ts';

type Texts = typeof english;

/** Namespaces that react-admin looks up as `resources.<name>`: those of models, and two that only the history shows. */
type Resource = Extract<keyof Texts, keyof typeof models | 'pages' | 'role'>;

const isOfResource = ([name]: [string, unknown]) => name in models || ['pages', 'role'].includes(name);

interface Tree {
  [key: string]: string | Tree;
}

interface ResourceTexts extends Tree {
  name: string;
}

/** What the files of src/i18n/resources export for a language, by path. */
export type ResourceFiles = Record<string, ResourceTexts>;

const byName = (files: ResourceFiles) =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/.*\/|\.ts$/g, ''), texts]));

/** The message catalogue of a language: react-admin's messages with ours replacing some, and our namespaces. */
export function compose({ ra }: Pick<TranslationMessages, 'ra'>, texts: Texts, files: ResourceFiles) {
  const { auth, messages, validation } = texts;
  const entries = Object.entries(texts);
  const ofResources = { ...Object.fromEntries(entries.filter(isOfResource)), ...byName(files) };
  return {
    ra: {
      ...ra,
      notification: {
        ...ra.notification,
        http_error: messages.connection,
        data_provider_error: messages.failed,
        item_doesnt_exist: messages.not_found,
        not_authorized: messages.not_allowed,
        offline: messages.offline,
        logged_out: auth.session_expired,
      },
      validation: { ...ra.validation, required: validation.required },
    },
    ...(Object.fromEntries(entries.filter((entry) => !isOfResource(entry))) as Omit<Texts, Resource>),
    resources: ofResources as Pick<Texts, Resource> & ResourceFiles,
  };
}

/** All languages have exactly these keys. */
export type Messages = ReturnType<typeof compose>;
