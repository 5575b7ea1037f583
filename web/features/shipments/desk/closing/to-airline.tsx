import { airlineMissing } from '#domain/departures/airline.ts';
import { airlineInFlightNumber } from '#domain/departures/waybills/airlines.ts';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AskAboutFlight } from '../flight-progress/ask-about-flight.tsx';
import { BlockedList } from './blocked-list.tsx';
import { StepRefused } from './step-refused.tsx';
import { useAirlines, useNumber, useRenewal, useTender } from './use-closing.ts';

interface Shown {
  readonly closing: ClosingShown;
}

const NO_NUMBER = 'It has no master air waybill (MAWB) yet.';

/** Why no number of an airline can be taken. */
const NoChoice = ({
  isAnyLeft,
  flightNumber,
}: {
  readonly isAnyLeft: boolean;
  readonly flightNumber: string;
}) => (
  <Alert kind="warning">
    {isAnyLeft ? `No number of the airline of ${flightNumber} is left.` : 'No number of an airline is left.'}{' '}
    Add some below the list of departures.
  </Alert>
);

/** The master air waybill: its number, or the next number of the airline that flies. */
const Waybill = ({ closing: { flight } }: Shown) => {
  const may = useMay();
  const { flightNumber } = flight;
  const isWanted =
    flight.mawb === undefined && flightNumber !== undefined && may('departure.manage') && may('waybill.read');
  const airlines = useAirlines(isWanted);
  const number = useNumber(flight.id);
  if (flight.mawb !== undefined)
    return (
      <p>
        Master air waybill (MAWB): <strong className="font-mono">{flight.mawb}</strong>
      </p>
    );
  if (!isWanted) return <p>{NO_NUMBER}</p>;
  const all = airlines.data?.airlines ?? [];
  const choices = all.filter(
    ({ code }) => code === undefined || code === airlineInFlightNumber(flightNumber),
  );
  return (
    <div className="grid gap-3">
      <p>{NO_NUMBER}</p>
      {airlines.data && choices.length === 0 ? (
        <NoChoice isAnyLeft={all.length > 0} flightNumber={flightNumber} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {choices.map(({ prefix, next, left }) => (
          <Button
            key={prefix}
            look="plain"
            busy={number.isPending}
            onClick={() =>
              number.mutate(
                { version: flight.version, prefix },
                { onSuccess: () => toast.success('The flight has its MAWB number.') },
              )
            }
          >
            Use MAWB {next} ({left.toLocaleString('en-US')} left)
          </Button>
        ))}
      </div>
      <StepRefused error={number.error} />
    </div>
  );
};

/** What is missing of the airline, with the way to its field on the page of the flight. */
const Airline = ({ closing: { flight }, area }: Shown & { readonly area: Area }) => {
  const missing = airlineMissing(flight);
  if (missing === undefined) return null;
  return (
    <Alert kind="warning" title={`Set ${missing} first`}>
      The airline cannot get the cargo without it.{' '}
      <a href={`${area}/departures/${flight.id}#flight-airline`} className={textLink}>
        Set {missing}
      </a>
    </Alert>
  );
};

/** The list has changed since the manifest was made: the next version of it. */
const Renewal = ({ closing: { flight } }: Shown) => {
  const renewal = useRenewal(flight.id);
  const mayRenew = useMay()('departure.manage');
  return (
    <Alert
      kind="warning"
      title="The list has changed since the manifest was made"
      actions={
        mayRenew ? (
          <Button
            look="plain"
            busy={renewal.isPending}
            onClick={() => renewal.mutate({ version: flight.version })}
          >
            Make the next manifest
          </Button>
        ) : null
      }
    >
      A piece was taken off the list or put on it. The airline, customs and the agent need the next version.
      <StepRefused error={renewal.error} />
    </Alert>
  );
};

/** The handing over to the airline: the number, the newest manifest, and the airline's word that it has the cargo. */
export const ToAirline = ({ closing, area }: Shown & { readonly area: Area }) => {
  const { flight, progress, isManifestOld, blocked } = closing;
  const tender = useTender(flight.id);
  const mayTender = useMay()('departure.manage');
  const isListed = progress.done >= progress.of;
  return (
    <div className="grid gap-4">
      {isManifestOld ? <Renewal closing={closing} /> : null}
      {blocked.length > 0 ? (
        <div className="grid gap-2">
          <p className="font-semibold">
            This is on the list and may not fly now. Clear it, or take its pieces off the list at the dock:
          </p>
          <BlockedList blocked={blocked} area={area} />
        </div>
      ) : null}
      <Airline closing={closing} area={area} />
      <Waybill closing={closing} />
      {flight.recorded === 'MANIFESTED' && mayTender ? (
        <div className="grid gap-2">
          <p>When the airline has counted the pieces and accepted them, record it here.</p>
          <AskAboutFlight
            className="justify-self-start"
            disabled={
              !isListed ||
              isManifestOld ||
              blocked.length > 0 ||
              flight.mawb === undefined ||
              airlineMissing(flight) !== undefined
            }
            step={{
              flight: flight.id,
              area,
              act: 'TENDERED',
              words: 'The airline has accepted it',
              press: 'Record it',
              busy: tender.isPending,
              refused: <StepRefused error={tender.error} />,
              onSend: (version) => tender.mutate({ version }),
            }}
          />
        </div>
      ) : null}
    </div>
  );
};
