import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useStorefrontCalls } from './calls.ts';
import { usePlaceName } from './usePlaceName.ts';

/** The number of links listed by name. */
const shown = 8;

/** Lists the links to a storefront page that is about to be removed or moved. */
export function IncomingLinks({ to }: { to: string }) {
  const translate = useTranslate();
  const { getLinks } = useStorefrontCalls();
  const placeName = usePlaceName();
  const { data, error } = useQuery({
    queryKey: ['storefrontLinks', to],
    queryFn: ({ signal }) => getLinks({ query: { to }, signal }),
    staleTime: 0,
    retry: false,
  });
  if (error)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {translate('storefront.places.unknown')}
      </Alert>
    );
  if (!data) return null;
  if (data.total === 0) return null;
  const names = [...new Set(data.data.map(placeName))];
  const left = names.length - shown;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('storefront.places.links', { smart_count: data.total })}
      <ul>
        {names.slice(0, shown).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {left > 0 && <li>{translate('storefront.places.more', { smart_count: left })}</li>}
      </ul>
    </Alert>
  );
}
