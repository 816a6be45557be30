import { useFormContext } from 'react-hook-form';
import { StaleVersion } from '../../../kit/form/StaleNotice.tsx';
import { role as model } from '../../../schemas/staff/roles.ts';
import type { StoredRole } from '../calls.ts';
import { applyChanges } from './roleChange.ts';
import { roleFormats } from './roleFormats.tsx';
import type { Outdated } from './useSaveRole.ts';

interface StaleRoleProps {
  /** The refused version. */
  outdated: Outdated;
  /** The form's initial version. */
  shown: StoredRole;
  latest: StoredRole;
  onLoad: () => void;
}

/**
 * Shown when somebody else saved the role meanwhile: rights changed here are applied to their version, conflicts in
 * other fields are shown.
 */
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
      before={() => ({ ...shown })}
      load={load}
      isWaiting={latest._etag === outdated.etag}
      merged={['permissions']}
      formats={roleFormats}
    />
  );
}
