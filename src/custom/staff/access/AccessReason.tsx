import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessRow } from './rows.ts';
import { RightLink } from './RightLink.tsx';

/** Explains an answer. */
export function AccessReason({ row: { isYes, isOff, reach, ways } }: { row: AccessRow }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`access.why.${key}`);
  if (isYes && ways.some((way) => way.length === 0)) return text('everybody');
  const isNeeded = !isYes && ways.some((way) => way.length > 0);
  return (
    <>
      {isOff && `${text('off')} `}
      {reach === 'elsewhere' && `${text('works_elsewhere')} `}
      {!isYes && ways.length === 0 && text('other_role')}
      {isNeeded && `${text('needs')} `}
      {ways.map((way, index) => (
        <Fragment key={way.join()}>
          {index > 0 && ` ${text('or')} `}
          {way.map((right, place) => (
            <Fragment key={right}>
              {place > 0 && ` ${text('and')} `}
              <RightLink right={right} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}
