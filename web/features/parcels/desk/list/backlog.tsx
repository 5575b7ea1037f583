import { Link } from 'react-router-dom';
import { AboveRows } from '#web/desk-list/above-rows.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { type ParcelCounts, useParcelCounts } from '../use-desk-parcels.ts';
import { Age } from './age.tsx';

/** Where parcels are received, in each area. */
const benchOf = (area: Area): string => (area === '/admin' ? '/admin/package-receiving' : '/staff/receiving');

/** What carriers have counted and nobody has received: how many, and for how long. */
const BacklogWords = ({ backlog = 0, backlogSince }: ParcelCounts) =>
  backlog === 0 ? (
    <>Everything that carriers counted is received.</>
  ) : (
    <>
      <strong className="font-semibold tabular-nums">{backlog}</strong>{' '}
      {backlog === 1 ? 'parcel is' : 'parcels are'} not received yet
      {backlogSince === undefined ? null : (
        <>
          , the first one for <Age since={backlogSince} />
        </>
      )}
      .
    </>
  );

/** The backlog of the day above the list, with the way to the bench. */
export const Backlog = ({ area }: { readonly area: Area }) => {
  const { data } = useParcelCounts();
  const mayReceive = useMay()('parcel.manage');
  return (
    <AboveRows>
      <p role="status">
        {data === undefined ? null : (
          <>
            <strong className="font-semibold tabular-nums">{data.receivedToday}</strong> received today.{' '}
            <BacklogWords {...data} />
          </>
        )}
      </p>
      {mayReceive ? (
        <Link to={benchOf(area)} className={textLink}>
          Receive parcels
        </Link>
      ) : null}
    </AboveRows>
  );
};
