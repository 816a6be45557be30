import { useFormContext } from 'react-hook-form';
import { StaleVersion } from '../../../kit/form/StaleNotice.tsx';
import { role as model } from '../../../schemas/staff/roles.ts';
import type { StoredRole } from '../calls.ts';
import { applyChanges } from './roleChange.ts';
import { roleFormats } from './roleFormats.tsx';
import type { Outdated } from './useSaveRole.ts';

interface StaleRoleProps {
  /** The version that was refused. */
  outdated: Outdated;
  /** What the form began with, and what is stored now. */
  shown: StoredRole;
  latest: StoredRole;
  onLoad: () => void;
}

/** Somebody else saved this role meanwhile: rights given and taken here are put upon theirs, other fields are asked about. */
export function StaleRole({ outdated, shown, latest, onLoad }: StaleRoleProps) {
  const { getValues, setValue } = useFormContext<StoredRole>();
  const load = async () => {
    const permissions = applyChanges(latest, { before: shown, after: getValues() });
    setValue('permissions', permissions, { shouldDirty: true });
    onLoad();
    return { ...latest };
  };
  return (
    <StaleVersion
      model={model}
      changed={outdated.changed}
      before={{ ...shown }}
      load={load}
      isWaiting={latest._etag === outdated.etag}
      merged={['permissions']}
      formats={roleFormats}
    />
  );
}
