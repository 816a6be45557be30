import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { useRoleName, useRoles } from '../../staff/index.ts';
import { usePhoneText } from '../../../kit/form/inputs/usePhoneText.ts';
import { nameOf } from '../../../schemas/model.ts';
import { staff } from '../../../schemas/staff/staff.ts';
import { mayAssignRole } from '../../../schemas/staff/staffAccess.ts';
import type { StaffMember, StaffRows } from './useStaffRows.ts';

const texts = ['first_name', 'last_name', 'email', 'phone'] as const;

const plain = {
  format: (value: string | null | undefined) => value ?? '',
  parse: (typed: string) => typed || null,
};

interface StaffRowFieldsProps {
  index: number;
  /** The stored staff member, unless new. */
  stored: StaffMember | undefined;
  /** Why the row could not be saved. */
  failure: string | undefined;
  onRemove?: () => void;
}

/** One staff member: names, email, phone, role, and whether the account is deactivated. */
export function StaffRowFields({ index, stored, failure, onRemove }: StaffRowFieldsProps) {
  const translate = useTranslate();
  const may = useCan();
  const isLocked = (key: string, value: unknown = true) =>
    stored !== undefined && !may('update', staff, { ...stored }, { [key]: value });
  const voided = useController<StaffRows, `rows.${number}.is_voided`>({ name: `rows.${index}.is_voided` });
  return (
    <Row
      role="group"
      aria-label={stored ? nameOf(staff, { ...stored }) : translate('settings.staff.new_row')}
    >
      {texts.map((key) => (
        <RowText key={key} index={index} name={key} disabled={isLocked(key)} />
      ))}
      <RolePicker index={index} stored={stored?.role} disabled={isLocked('role', stored?.role)} />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <FormControlLabel
          label={translate('settings.staff.is_voided')}
          control={
            <Checkbox
              checked={voided.field.value}
              onChange={voided.field.onChange}
              disabled={isLocked('is_voided')}
            />
          }
        />
        {onRemove && <Button onClick={onRemove}>{translate('settings.staff.remove')}</Button>}
      </Stack>
      {failure && (
        <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1', m: 0 }}>
          {failure}
        </FormHelperText>
      )}
    </Row>
  );
}

function RowText({
  index,
  name,
  disabled,
}: {
  index: number;
  name: (typeof texts)[number];
  disabled: boolean;
}) {
  const translate = useTranslate();
  const { field, fieldState } = useController<StaffRows, `rows.${number}.${typeof name}`>({
    name: `rows.${index}.${name}`,
  });
  const phone = usePhoneText(field.name);
  const { format, parse } = name === 'phone' ? phone : plain;
  return (
    <TextField
      required
      size="small"
      label={translate(`resources.staff.fields.${name}`)}
      name={field.name}
      value={format(field.value)}
      onChange={({ target }) => field.onChange(parse(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    />
  );
}

function RolePicker({ index, stored, disabled }: { index: number; stored?: string; disabled: boolean }) {
  const translate = useTranslate();
  const { who } = useSession();
  const { data: roles = [] } = useRoles();
  const nameOfRole = useRoleName();
  const { field, fieldState } = useController<StaffRows, `rows.${number}.role`>({
    name: `rows.${index}.role`,
  });
  const choices = new Set(roles.map(({ code }) => code).filter((code) => mayAssignRole(who, code)));
  return (
    <TextField
      select
      required
      size="small"
      label={translate('resources.staff.fields.role')}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true } }}
    >
      {[...choices.add(stored ?? 'STAFF')].map((code) => (
        <option key={code} value={code}>
          {nameOfRole(code)}
        </option>
      ))}
    </TextField>
  );
}

const Row = styled('div')(({ theme: { breakpoints, palette, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& + &': { borderTop: `1px solid ${palette.divider}`, paddingTop: spacing(3) },
}));
