import type { Flight } from '#domain/departures/flight.ts';
import { flightChanges } from '#domain/departures/flight-changes.ts';
import { withTiming } from '#domain/departures/planning.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useDecision } from '../use-departures.ts';
import { changeWords, shipmentsWords } from '../words.tsx';
import { ChangeRefused } from './change-refused.tsx';
import type { ForeseenSlot } from './foreseen-slot.ts';

/** Where the changed schedule would move a booked flight, and the choice to do it or not. */
export const Proposal = ({
  flight,
  foreseen,
}: {
  readonly flight: Flight;
  readonly foreseen?: ForeseenSlot | undefined;
}) => {
  const decision = useDecision(flight.id);
  if (flight.proposal === undefined) return null;
  const changes = flightChanges(flight, withTiming(flight, flight.proposal));
  const decide = (accept: boolean): void =>
    decision.mutate(
      { version: flight.version, accept },
      { onSuccess: () => toast.success(accept ? 'The flight is moved.' : 'The flight stays as it is.') },
    );
  return (
    <Alert
      kind="warning"
      title={`The schedule has changed. ${shipmentsWords(flight.shipments)} booked on this flight`}
      actions={
        <>
          <AskFirst title="Move the flight?" button="Move the flight" disabled={decision.isPending}>
            {(close) => (
              <div className="grid gap-4">
                {foreseen?.(flight.id, 'proposal')}
                {decision.error ? <ChangeRefused error={decision.error} /> : null}
                <div className="flex flex-wrap gap-2">
                  <Button busy={decision.isPending} onClick={() => decide(true)}>
                    Move it
                  </Button>
                  <Button look="plain" disabled={decision.isPending} onClick={close}>
                    Not now
                  </Button>
                </div>
              </div>
            )}
          </AskFirst>
          <Button look="plain" disabled={decision.isPending} onClick={() => decide(false)}>
            Leave it
          </Button>
        </>
      }
    >
      <ul>
        {changes.map((change) => (
          <li key={change.field}>{changeWords(change)}</li>
        ))}
      </ul>
      {decision.error ? <ChangeRefused error={decision.error} /> : null}
    </Alert>
  );
};
