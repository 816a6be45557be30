import { useSession } from '../../../authProvider/session.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { asText } from './entries.ts';
import { propertiesOf } from './meaning.ts';
import { useTranslatedText } from './translatedText.ts';

/** The head data of a page, as a browser tab and as a search result. */
export function SearchResult({ schema, value }: { schema: Schema; value: Record<string, unknown> }) {
  const { name, domain } = useSession().store;
  const title = propertiesOf(schema).find(({ meaning }) => meaning === 'title')?.name ?? 'title';
  const { text } = useTranslatedText(value[title], true);
  return (
    <div className="head" aria-hidden="true">
      <div className="tab">{text || domain}</div>
      <div className="result">
        <small>
          {name} · {domain}
        </small>
        <b>{text || domain}</b>
        <span>{descriptionOf(value.metaList)}</span>
      </div>
    </div>
  );
}

function descriptionOf(metaList: unknown): string {
  const metas: unknown[] = Array.isArray(metaList) ? metaList : [];
  const found = metas.find((one) => isObject(one) && asText(one.name).toLowerCase() === 'description');
  return isObject(found) ? asText(found.content, 160) : '';
}
