import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { effectiveRights, type PermissionRecord } from '../../../schemas/effectiveRights.ts';
import { containsText } from '../../../schemas/searchText.ts';
import { rightGroups } from '../../../schemas/rights.ts';
import type { Staff } from '../../../schemas/staff/staff.ts';
import type { InputProps } from '../../../kit/slots.ts';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { AccessLink } from '../access/AccessLink.tsx';
import { RightsOverview } from '../RightsOverview.tsx';
import { useRolePermissions } from '../useRoles.ts';
import { assign, overridesOf, unassign, type Assignment } from './assignment.ts';
import { RoleOverrides } from './RoleOverrides.tsx';
import { PersonEffect } from './PersonEffect.tsx';
import { RightList } from './RightList.tsx';

const inOrder: readonly string[] = Object.values(rightGroups).flat();

/** A staff member's rights in two lists, held and available; rights move between them (contract 2 §2.8). */
export default function PermissionTransferList({
  source = 'permissions',
  readOnly = false,
}: Partial<InputProps>) {
  const translate = useTranslate();
  const titleId = useId();
  const { data: held, isError } = useRolePermissions();
  useCloseOnFailure(isError && !held);
  const role = (useWatch({ name: 'role' }) as string | null) ?? '';
  const added = useController({ name: source, defaultValue: [] }).field;
  const removed = useController({ name: 'removed_permissions', defaultValue: [] }).field;
  const ofRole = held?.[role] ?? [];
  const assignment: Assignment = {
    permissions: (added.value ?? []) as PermissionRecord[],
    removed_permissions: (removed.value ?? []) as PermissionRecord[],
  };
  const set = ({ permissions, removed_permissions }: Assignment) => {
    added.onChange(permissions);
    removed.onChange(removed_permissions);
  };
  const assigned = inOrder.filter((one) => effectiveRights(ofRole, { role, ...assignment }).includes(one));
  const offered = useOffered(held);
  // Administrators hold all rights, whatever the role says.
  const { beyond, short } = overridesOf(role === 'ADMIN' ? assigned : ofRole, assigned);
  return (
    <Box data-wide role="group" aria-labelledby={titleId}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography id={titleId} variant="subtitle2" component="h3">
          {translate('resources.staff.mover.title')}
        </Typography>
        <AccessLink />
      </Stack>
      {!held && <Skeleton variant="rounded" height={120} />}
      {held && <RoleOverrides beyond={beyond} short={short} />}
      {held && readOnly && <RightsOverview rights={assigned} beyond={beyond} />}
      {held && !readOnly && (
        <Lists
          available={offered.filter((one) => !assigned.includes(one))}
          assigned={assigned}
          beyond={beyond}
          short={short}
          onAssign={(right) => set(assign(right, ofRole, assignment))}
          onUnassign={(right) => set(unassign(right, ofRole, assignment))}
        />
      )}
      {held && !readOnly && <PersonEffect {...{ held, role }} {...assignment} />}
    </Box>
  );
}

interface ListsProps {
  available: string[];
  assigned: string[];
  beyond: string[];
  short: string[];
  onAssign: (right: string) => void;
  onUnassign: (right: string) => void;
}

function Lists({ available, assigned, beyond, short, onAssign, onUnassign }: ListsProps) {
  const translate = useTranslate();
  const text = (key: string, count?: number) => translate(`resources.staff.mover.${key}`, { count });
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const focusElsewhere = useCallback(() => input.current?.focus(), []);
  const matches = (right: string) => containsText(translate(`rights.${right}`), search);
  const sides = [
    {
      key: 'available',
      rights: available,
      marked: short,
      mark: 'taken' as const,
      icon: <Add fontSize="small" />,
      onMove: onAssign,
    },
    {
      key: 'assigned',
      rights: assigned,
      marked: beyond,
      mark: 'added' as const,
      icon: <Remove fontSize="small" />,
      onMove: onUnassign,
    },
  ];
  return (
    <>
      <TextField
        inputRef={input}
        value={search}
        label={text('search')}
        helperText={text('hint')}
        fullWidth
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mt: 1.5 }}>
        {sides.map(({ key, rights, ...side }) => (
          <RightList
            key={key}
            title={text(key, rights.length)}
            rights={rights.filter(matches)}
            empty={text(rights.length > 0 ? 'no_match' : `none_${key}`)}
            {...side}
            focusElsewhere={focusElsewhere}
          />
        ))}
      </Stack>
    </>
  );
}

/** The rights that may be granted: the user's own, and those that the staff member had when the form opened. */
function useOffered(held: Record<string, string[]> = {}) {
  const { who } = useSession();
  const stored = useRecordContext<Staff>();
  const before = stored ? effectiveRights(held[stored.role] ?? [], stored) : [];
  return inOrder.filter((one) => who.rights.includes(one) || before.includes(one));
}

/** The form is unusable without the roles' rights (contract 2 §8). */
function useCloseOnFailure(hasFailed: boolean) {
  const notify = useNotify();
  const close = useCloseDialog();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!hasFailed) return;
    notify('messages.failed', { type: 'error' });
    latest.current();
  }, [hasFailed, notify]);
}
