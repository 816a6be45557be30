import InputAdornment from '@mui/material/InputAdornment';
import Search from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Picker } from '../../../kit/picker/Picker.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { PartsWarning } from '../parts/PartsWarning.tsx';
import { isFiltered, type RepairFilter } from './repairFilter.ts';
import { RepairCards } from './RepairCards.tsx';
import { SelectedRepairs } from './SelectedRepairs.tsx';
import { useSelection } from './selection.ts';

interface RepairPickerProps extends SlotProps {
  narrowing: RepairFilter;
  onNarrow: (narrowing: RepairFilter) => void;
}

/** Selects repairs, filtered by device, brand and title (contract 4 §2.2). */
export function RepairPicker({ narrowing, onNarrow }: RepairPickerProps) {
  const translate = useTranslate();
  const { ref } = useSelection();
  const { brand, device, title } = narrowing;
  const typed = useDebounced(title.trim());
  const search = { brandId: brand?.id, deviceId: device?.id, title: typed };
  return (
    <Half>
      <div className="pickers">
        <Picker
          key={brand?.id}
          reference="products"
          label={translate('newBooking.device')}
          value={device}
          onChange={(chosen) => onNarrow({ ...narrowing, device: chosen })}
          minLength={1}
          filter={brand ? { brand_id: brand.id } : undefined}
        />
        <Picker
          reference="brands"
          label={translate('newBooking.brand')}
          value={brand}
          onChange={(chosen) => onNarrow({ ...narrowing, brand: chosen, device: null })}
          minLength={1}
        />
      </div>
      <TextField
        fullWidth
        label={translate('newBooking.title_search')}
        value={title}
        inputRef={ref}
        onChange={({ target }) => onNarrow({ ...narrowing, title: target.value })}
        slotProps={{
          htmlInput: { maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {isFiltered({ ...narrowing, title: typed }) ? (
        <RepairCards search={search} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('newBooking.choose_device')}
        </Typography>
      )}
      <SelectedRepairs />
      <PartsWarning />
    </Half>
  );
}

const Half = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: spacing(2),
  paddingTop: spacing(1),
  '& .pickers': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: spacing(2),
    [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
