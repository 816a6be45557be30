import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { repairs, type Repair } from '../../../schemas/repairs/repairs.ts';
import { useCost } from '../../repairs/index.ts';
import { useServices } from './useServices.ts';

const shown = 12;

/** The services that the price list has for a product, each a tap. */
export function ServiceChoices({ source, productId }: { source: string; productId: string }) {
  const translate = useTranslate();
  const costOf = useCost();
  const { services, add, remove } = useServices(source);
  const { data = [] } = useGetList<RaRecord<string> & Repair>(repairs.name, {
    filter: { product_id: productId, is_active: true, include_voided: false },
    sort: { field: 'display_order', order: 'ASC' },
    pagination: { page: 1, perPage: shown },
  });
  if (data.length === 0) return null;
  return (
    <Choices role="group" aria-label={translate('intake.services.of_device')}>
      {data.map((repair) => {
        const index = services.findIndex(({ repair_id }) => repair_id === repair.id);
        return (
          <Button
            key={repair.id}
            variant={index < 0 ? 'outlined' : 'contained'}
            aria-pressed={index >= 0}
            onClick={() => (index < 0 ? add(repair) : remove(index))}
          >
            {repair.title}
            <Typography component="span" variant="body2">
              {costOf({ cost: repair.cost })} · {repair.duration}
            </Typography>
          </Button>
        );
      })}
    </Choices>
  );
}

const Choices = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: spacing(1),
  '& .MuiButton-root': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    textTransform: 'none',
    textAlign: 'left',
    lineHeight: 1.3,
    minHeight: 56,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
}));
