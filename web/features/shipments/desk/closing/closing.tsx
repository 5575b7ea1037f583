import { useId } from 'react';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { instantWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { BlockedList } from './blocked-list.tsx';
import { BlockersByKind } from './blockers-by-kind.tsx';
import { Manifests } from './manifest.tsx';
import { StepRefused } from './step-refused.tsx';
import { ToAirline } from './to-airline.tsx';
import { isUnderWay, useBegin, useClosing } from './use-closing.ts';

type Shown = { readonly closing: ClosingShown };

const shipmentsWords = (count: number): string => (count === 1 ? '1 shipment' : `${count} shipments`);

/** When papers and payments are due, with the time that is left. */
const Due = ({ at }: { readonly at: string }) => {
  const left = Date.parse(at) - useNow();
  return (
    <p>
      Papers and payments are due <strong className="font-semibold">{instantWords(new Date(at))}</strong>
      {left > 0 ? `, in ${spanWords(left)}.` : '. That time has passed.'}
    </p>
  );
};

const doing: Readonly<Record<string, string>> = {
  CLOSING: 'checked. They stay as they are',
  MANIFESTED: 'on the list of the flight',
  TENDERED: 'recorded as accepted by the airline',
};

/** How far the shipments are, while they come to where their flight is. Who began it is said to whoever comes second. */
const Progress = ({ closing }: Shown) => {
  const { flight, progress } = closing;
  const begun = flight.closing;
  const nameOf = useNames(begun ? [begun.by] : []);
  return (
    <div className="grid gap-2" role="status">
      {begun ? (
        <p>
          {nameOf(begun.by)} began to close the flight, <Instant at={begun.at} />.
        </p>
      ) : null}
      <progress
        className="h-3 w-full accent-action"
        aria-label="Shipments"
        max={Math.max(1, progress.of)}
        value={progress.done}
      >
        {progress.done}
      </progress>
      <p className="font-semibold">
        {progress.done} of {shipmentsWords(progress.of)} {doing[flight.state] ?? 'up to date'}.
      </p>
    </div>
  );
};

const endWords = ({ outcome, blocked }: NonNullable<ClosingShown['last']>): string => {
  if (outcome === 'INCOMPLETE')
    return 'The flight counts a place whose shipment could not be found. Try again in some minutes.';
  return blocked === 1
    ? 'One shipment could not go on the flight. All shipments are free again.'
    : `${blocked} shipments could not go on the flight. All shipments are free again.`;
};

/** How the last try ended, when it made no manifest. */
const Stopped = ({ last }: { readonly last: NonNullable<ClosingShown['last']> }) => {
  const nameOf = useNames([last.by]);
  return (
    <Alert kind="warning" title="The last try to close the flight was stopped">
      {endWords(last)} {nameOf(last.by)} began it, <Instant at={last.at} />.
    </Alert>
  );
};

/** How far the dock is with the load. */
const LoadedPieces = ({ closing: { loaded } }: Shown) =>
  loaded.of === 0 ? null : (
    <p>
      <strong className="font-semibold">
        {loaded.done} of {loaded.of}
      </strong>{' '}
      {loaded.of === 1 ? 'piece' : 'pieces'} loaded at the dock.
    </p>
  );

/** Why the flight cannot be closed now; undefined when it can. */
const whyNot = ({ flight, blocked }: ClosingShown): string | undefined => {
  if (flight.state !== 'BOOKING_CLOSED')
    return `This can be done after booking closes: ${instantWords(new Date(flight.bookingCutoff))}.`;
  if (blocked.length === 0) return undefined;
  const those = blocked.length === 1 ? '1 shipment is' : `${blocked.length} shipments are`;
  return `This cannot be done yet: ${those} not ready. See above what each needs.`;
};

/** Until the manifest is made: what stands in the way, and the button that closes the flight. */
const Before = ({ closing, area }: Shown & { readonly area: Area }) => {
  const { flight, blocked, last, progress } = closing;
  const begin = useBegin(flight.id);
  const mayClose = useMay()('departure.manage');
  const why = whyNot(closing);
  const whyId = useId();
  return (
    <div className="grid gap-4">
      <Due at={flight.bookingCutoff} />
      {last ? <Stopped last={last} /> : null}
      {blocked.length === 0 ? (
        <p>
          {progress.of === 0
            ? 'No shipment is on this flight.'
            : `Nothing blocks ${progress.of === 1 ? 'its shipment' : `its ${progress.of} shipments`}.`}
        </p>
      ) : (
        <details open={flight.state !== 'PLANNED' && flight.state !== 'OPEN'}>
          <summary className="unfold font-semibold">
            {blocked.length} of {shipmentsWords(progress.of)} cannot go on the flight yet
          </summary>
          <BlockersByKind blocked={blocked} departure={flight.id} area={area} />
          <BlockedList blocked={blocked} area={area} />
        </details>
      )}
      <LoadedPieces closing={closing} />
      {mayClose ? (
        <div className="grid gap-2">
          <Button
            className="justify-self-start"
            busy={begin.isPending}
            busyText="Starting..."
            disabled={why !== undefined}
            aria-describedby={why === undefined ? undefined : whyId}
            onClick={() => begin.mutate({ version: flight.version })}
          >
            Close the flight and make its manifest
          </Button>
          {why === undefined ? null : (
            <p id={whyId} className="text-sm text-ink-soft">
              {why}
            </p>
          )}
          <StepRefused error={begin.error} />
        </div>
      ) : null}
    </div>
  );
};

const Body = ({ closing, area }: Shown & { readonly area: Area }) => (
  <div className="grid gap-6">
    {isUnderWay(closing) ? <Progress closing={closing} /> : null}
    {closing.flight.recorded === 'SCHEDULED' && !closing.flight.closing ? (
      <Before closing={closing} area={area} />
    ) : null}
    {closing.flight.recorded === 'MANIFESTED' ? <LoadedPieces closing={closing} /> : null}
    {closing.flight.recorded === 'SCHEDULED' ? null : <ToAirline closing={closing} area={area} />}
    <Manifests manifests={closing.manifests} area={area} />
  </div>
);

/** A flight on its way from the booking cutoff to the airline: what blocks it, its manifest, its air waybill. */
export const Closing = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Section title="Manifest" className="grid gap-4">
    <Loaded query={useClosing(id)} loading="Loading the manifest…" lines={6}>
      {({ closing }) => <Body closing={closing} area={area} />}
    </Loaded>
  </Section>
);
