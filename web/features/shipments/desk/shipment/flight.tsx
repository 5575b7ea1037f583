import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { mayFlyApart } from '#domain/shipments/flight-progress/rebook.ts';
import { mayCancel, mayMove } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Waits } from '#domain/shipments/waitlist/waits.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { instantWords } from '#web/ui/time/countdown-words.ts';
import { AskedDialog } from '../asking/asked-dialog.tsx';
import { useAskedChange } from '../asking/use-asked-change.ts';
import { useFlightDays } from '../use-flight-days.ts';
import { FlightSelect } from './flight-select.tsx';
import { NotedForm } from './noted-form.tsx';
import { FlyApart, Rebook } from './rebook.tsx';

const Move = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version, to, departureId } = shipment;
  const move = useAskedChange('MOVE', number);
  const act = useAct(move, {
    begin: { departureId: '', note: '' },
    input: ({ note, ...chosen }) => ({ version, ...chosen, note: note.trim() }),
    done: () => toast.success('Moved to another flight.'),
  });
  return (
    <details>
      <summary className="unfold">
        {departureId === undefined ? 'Put it on a flight' : 'Move to another flight'}
      </summary>
      <NotedForm act={act} label="Why" press="Move it" disabled={act.values.departureId === ''}>
        <FlightSelect to={to} except={departureId} {...act.field('departureId')} />
      </NotedForm>
      <AskedDialog
        title={departureId === undefined ? 'Put it on this flight?' : 'Move to another flight?'}
        press={departureId === undefined ? 'Put it there and tell the sender' : 'Move it and tell the sender'}
        change={move}
        shipment={shipment}
      />
    </details>
  );
};

const Cancel = ({ shipment }: { readonly shipment: Shipment }) => {
  const { number, version } = shipment;
  const cancel = useAskedChange('CANCEL', number);
  const act = useAct(cancel, {
    begin: { note: '' },
    input: ({ note }) => ({ version, note: note.trim() }),
    done: () => toast.success('Canceled.'),
  });
  return (
    <details>
      <summary className="unfold">Cancel this shipment</summary>
      <p className="mb-3">Its place on the flight is given to others. This cannot be undone.</p>
      <NotedForm act={act} label="Why, as the sender reads it" press="Cancel it" />
      <AskedDialog
        title="Cancel this shipment?"
        press="Cancel it and tell the sender"
        change={cancel}
        shipment={shipment}
      />
    </details>
  );
};

/** For which flight it waits, or until when a place is held for it. */
const waitsWords = ({ departureId, offeredUntil }: Waits, dayOf: (departureId: string) => string): string =>
  offeredUntil === undefined
    ? `It waits for a place on ${dayOf(departureId)}.`
    : `A place on ${dayOf(departureId)} is held for it until ${instantWords(new Date(offeredUntil))}.`;

/** The flight of a shipment, with the ways to another one and out of it. */
export const Flight = ({ shipment, area }: { readonly shipment: Shipment; readonly area: Area }) => {
  const may = useMay();
  const dayOf = useFlightDays();
  const { departureId, pieces, waits } = shipment;
  const canManage = may('shipment.manage');
  return (
    <Section title="Flight" className="min-w-0 space-y-2">
      {departureId === undefined ? (
        <p>It is on no flight. {waits ? waitsWords(waits, dayOf) : null}</p>
      ) : (
        <p className="flex flex-wrap gap-x-6">
          <Link to={`${area}/departures/${departureId}`} className={textLink}>
            {dayOf(departureId)} to {destinations[shipment.to].country}
          </Link>
          <Link to={`${area}/shipments?departure=${departureId}`} className={textLink}>
            All shipments of this flight
          </Link>
        </p>
      )}
      <FlyApart shipment={shipment} area={area} />
      {canManage && mayFlyApart(shipment).length > 0 ? <Rebook shipment={shipment} /> : null}
      {canManage && mayMove(pieces) ? <Move shipment={shipment} /> : null}
      {canManage && mayCancel(pieces) ? <Cancel shipment={shipment} /> : null}
    </Section>
  );
};
