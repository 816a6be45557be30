import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { rightGroups } from '../../../schemas/rights.ts';
import { toggleRight } from './toggleRight.ts';

interface RightsInputProps {
  source: string;
  /** Whether the role may hold exactly these rights. */
  isAllowed: (rights: string[]) => boolean;
  /** The right to focus. */
  focused?: string;
}

/** Checkboxes for the rights of a role; those that the staff member may not grant or revoke are disabled. */
export function RightsInput({ source, isAllowed, focused }: RightsInputProps) {
  const translate = useTranslate();
  const { field } = useController({ name: source, defaultValue: [] });
  const held = (field.value ?? []) as string[];
  const isStuck = (right: string) => !isAllowed(toggleRight(held, right));
  const hasStuck = Object.values(rightGroups).flat().some(isStuck);
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        {translate('roles.permissions')}
      </Typography>
      {hasStuck && (
        <Typography variant="body2" color="text.secondary">
          {translate('roles.not_held')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: columns }}>
        {Object.entries(rightGroups).map(([key, group]) => (
          <Box key={key} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <FormLabel component="legend" sx={{ typography: 'body2' }}>
              {translate(`rightGroups.${key}`)}
            </FormLabel>
            {group.map((right) => (
              <FormControlLabel
                key={right}
                disabled={isStuck(right)}
                control={
                  <Checkbox
                    size="small"
                    autoFocus={right === focused}
                    checked={held.includes(right)}
                    onChange={() => field.onChange(toggleRight(held, right))}
                  />
                }
                label={translate(`rights.${right}`)}
                sx={{ display: 'flex', '& .MuiFormControlLabel-label': { typography: 'body2' } }}
              />
            ))}
          </Box>
        ))}
      </Box>
    </div>
  );
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
