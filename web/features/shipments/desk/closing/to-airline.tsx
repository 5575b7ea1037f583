import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { AskAboutFlight } from '../following/ask-about-flight.tsx';
import { BlockedList } from './blocked-list.tsx';
import { StepRefused } from './step-refused.tsx';
import { useAirlines, useNumber, useRenewal, useTender } from './use-closing.ts';

interface Shown {
  readonly closing: ClosingShown;
}

/** The air waybill of the airline: its number, or the choice of the airline whose next number it gets. */
const Waybill = ({ closing: { flight } }: Shown) => {
  const may = useMay();
  const isWanted = flight.mawb === undefined && may('departure.manage') && may('waybill.read');
  const airlines = useAirlines(isWanted);
  const number = useNumber(flight.id);
  if (flight.mawb !== undefined)
    return (
      <p>
        Air waybill of the airline: <strong className="font-mono">{flight.mawb}</strong>
      </p>
    );
  if (!isWanted) return <p>It has no air waybill of the airline yet.</p>;
  const choices = airlines.data?.airlines ?? [];
  return (
    <div className="grid gap-3">
      <p>It has no air waybill of the airline yet.</p>
      {airlines.data && choices.length === 0 ? (
        <Alert kind="warning">No number of an airline is left. Add some below the list of departures.</Alert>
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
                { onSuccess: () => toast.success('The flight has its air waybill number.') },
              )
            }
          >
            Take {next} ({left.toLocaleString('en-US')} left)
          </Button>
        ))}
      </div>
      <StepRefused error={number.error} />
    </div>
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
      <Waybill closing={closing} />
      {flight.recorded === 'MANIFESTED' && mayTender ? (
        <div className="grid gap-2">
          <p>When the airline has counted the pieces and accepted them, record it here.</p>
          <AskAboutFlight
            className="justify-self-start"
            disabled={!isListed || isManifestOld || blocked.length > 0 || flight.mawb === undefined}
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
