import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Facts, Picture } from '../../kit/fields/Facts.tsx';
import { Status } from '../../kit/fields/Status.tsx';
import { useResourceText } from '../../kit/useResourceText.ts';
import { recordsByNamePath, recordPath, useKind, type GlobalItem } from './kinds.ts';
import { StoreRecordLink } from './StoreRecordLink.tsx';

/** The properties of an item. */
export function ItemFacts({ item }: { item: GlobalItem }) {
  const translate = useTranslate();
  const text = useResourceText();
  const kind = useKind();
  const [isBroken, setIsBroken] = useState(false);
  const { name, slug, img_src, img_alt, adopted, duplicates, is_hidden } = item;
  const fact = (source: string, value: ReactNode) => [text.field(source), value] as const;
  const facts = [
    fact('name', name),
    ...('brand' in item ? [fact('other_name', item.other_name)] : []),
    fact('slug', slug),
    ...('brand' in item ? [fact('brand', item.brand?.name), fact('model_number', item.model_number)] : []),
    fact(
      'duplicates',
      duplicates.length > 0
        ? duplicates.map((one) => (
            <div key={one}>
              <StoreRecordLink isAside to={recordsByNamePath(kind, one)} name={one} />
            </div>
          ))
        : translate('globalCatalog.no_duplicates'),
    ),
    ...(adopted
      ? [
          fact(
            'adopted',
            <StoreRecordLink isAside to={recordPath(kind, adopted.id)} name={adopted.name ?? adopted.id} />,
          ),
        ]
      : []),
    ...(is_hidden ? [fact('is_hidden', <Status tone="warning">{translate('ra.boolean.true')}</Status>)] : []),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      {img_src && !isBroken && <Picture src={img_src} alt={img_alt} onError={() => setIsBroken(true)} />}
      <Facts facts={facts} />
    </Stack>
  );
}
