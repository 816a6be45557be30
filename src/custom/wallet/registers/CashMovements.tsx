import { useTranslate } from 'react-admin';
import type { RegisterMovement } from '../../../schemas/wallet/registerReport.ts';
import { MovementList, type Movement } from '../MovementList.tsx';

/** Cash movements of a register, latest first. */
export function CashMovements({ movements }: { movements: RegisterMovement[] }) {
  const translate = useTranslate();
  const items = movements.map(({ kind, reason, ...movement }): Movement => {
    const words = [
      translate(`resources.transactions.values.kind.${kind}`),
      reason && translate(`resources.registers.values.reason.${reason}`),
    ];
    return { ...movement, key: movement.id, title: words.filter(Boolean).join(' · ') };
  });
  return <MovementList movements={items} />;
}
