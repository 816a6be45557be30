import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ResourceType } from '../../schemas/notifications/notifications.ts';

/** What a kind of notification is called. */
export function useTypeTitle() {
  const translate = useTranslate();
  return useCallback(
    (type: ResourceType) => translate(`resources.notifications.values.resource_type.${type}`, { _: type }),
    [translate],
  );
}
