import { Link } from 'react-router-dom';
import type { VehicleNow } from '#domain/vehicles/summary.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { reasonsOf, soonOf } from '../needs.ts';
import { states } from '../words.tsx';

const Sentences = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

/** What is wrong with a vehicle, and what to do about it: first why it cannot be used, then what has to be seen to soon. */
export const ToDo = ({
  now,
  today,
  edit,
}: {
  readonly now: VehicleNow;
  readonly today: string;
  readonly edit: string | undefined;
}) => {
  const reasons = reasonsOf(now, today);
  const soon = soonOf(now, today);
  const lacksUsdot = now.blocks.some(({ code }) => code === 'USDOT_MISSING');
  return (
    <>
      {reasons.length === 0 ? null : (
        <Alert
          kind={now.state === 'RETIRED' || now.state === 'MAINTENANCE' ? 'info' : 'error'}
          title={now.state === 'COMPLIANCE_HOLD' ? 'No run can have it' : states[now.state].words}
          actions={
            lacksUsdot && edit !== undefined ? (
              <Link to={edit} className="text-link inline-flex min-h-11 items-center">
                Enter the USDOT number
              </Link>
            ) : undefined
          }
        >
          <Sentences lines={reasons} />
        </Alert>
      )}
      {soon.length === 0 ? null : (
        <Alert kind="warning" title="Look at this soon">
          <Sentences lines={soon} />
        </Alert>
      )}
    </>
  );
};
