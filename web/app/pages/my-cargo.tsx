import { Link } from 'react-router-dom';
import { aboutShipment } from '#web/features/shipments/mine/about-shipment.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { type Mine, Needs } from './needs-you.tsx';
import { Cards, Part } from './part.tsx';

/**
 * What needs the customer, and what is on its way. Nothing for somebody who has neither. A part that cannot be read is said so, and
 * the rest of the screen is there.
 */
export const MyCargo = ({ of: mine }: { readonly of: Mine }) => {
  const { underWay, hasMore, isUnread } = mine;
  if (mine.isPending) return <Skeleton lines={3} label="Loading your shipments…" />;
  const others = underWay.filter(({ next }) => !next.isToDo);
  return (
    <div className="grid gap-8 empty:hidden">
      {isUnread ? (
        <Alert kind="warning">
          Not everything that you have with us could be read just now. We are trying again.
        </Alert>
      ) : null}
      <Needs of={mine} />
      {others.length > 0 ? (
        <Part title="On its way">
          <Cards of={others.map(aboutShipment)} />
        </Part>
      ) : null}
      {hasMore ? (
        <p>
          <Link to="/dashboard/shipments" className={textLink}>
            All your shipments
          </Link>
        </p>
      ) : null}
    </div>
  );
};
