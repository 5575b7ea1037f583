import { useState } from 'react';
import { airlineMissing } from '#domain/departures/airline.ts';
import type { UnderWayState } from '#domain/departures/under-way.ts';
import type { FlightProgressShown } from '#domain/shipments/flight-progress/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { StepRefused } from '../closing/step-refused.tsx';
import { useRenewal } from '../closing/use-closing.ts';
import { AskAboutFlight } from './ask-about-flight.tsx';
import { BehindList } from './behind-list.tsx';
import { ReportPiece } from './report-piece.tsx';
import { TakeBack } from './take-back.tsx';
import { useFlightProgress, useHappened } from './use-flight-progress.ts';

type Shown = { readonly following: FlightProgressShown };

/** What is said of a flight in a state, and on the button that records it. */
const stateWords: Readonly<Record<UnderWayState, string>> = {
  DEPARTED: 'The flight has left',
  ARRIVED: 'The flight has landed',
  CHECKED_IN: 'The pieces are checked in at the destination',
  CUSTOMS: 'Customs has the papers',
  CLEARED: 'Customs has released the goods',
  READY: 'The goods can be collected',
  CLOSED: 'Everything is handed over',
};

const shipmentsWords = (count: number): string => (count === 1 ? '1 shipment' : `${count} shipments`);

/** How many shipments have come along, and how many pieces have left. */
const Progress = ({ following: { progress } }: Shown) => {
  const { of, left, pieces, flown } = progress;
  return (
    <div className="grid gap-2" role="status">
      <progress
        className="h-3 w-full accent-action"
        aria-label="Shipments"
        max={Math.max(1, of)}
        value={of - left}
      >
        {of - left}
      </progress>
      <p>
        <strong className="font-semibold">
          {of - left} of {shipmentsWords(of)} up to date.
        </strong>{' '}
        {flown} of {pieces === 1 ? '1 piece' : `${pieces} pieces`} flown.
      </p>
    </div>
  );
};

/** What has happened so far, and what was taken back: who said so and when it was. */
const Happened = ({ following: { flight } }: Shown) => {
  const { happened = [], takenBack = [] } = flight;
  const nameOf = useNames([...happened.map(({ by }) => by), ...takenBack.map((one) => one.takenBackBy)]);
  return (
    <ol className="grid gap-1">
      {takenBack.map(({ state, takenBackAt, takenBackBy, reason }) => (
        <li key={takenBackAt} className="text-ink-soft">
          <s>{stateWords[state]}</s>: taken back by {nameOf(takenBackBy)}, <Instant at={takenBackAt} />. “
          {reason}”
        </li>
      ))}
      {happened.map(({ state, at, by }) => (
        <li key={state}>
          <strong className="font-semibold">{stateWords[state]}</strong>, <Instant at={at} />. Recorded by{' '}
          {nameOf(by)}.
        </li>
      ))}
    </ol>
  );
};

/** Why what comes next cannot have happened yet, with the way out. */
const NotYet = ({ following: { flight, notYet }, area }: Shown & { readonly area: Area }) => {
  const renewal = useRenewal(flight.id);
  const may = useMay();
  if (notYet === undefined) return null;
  return (
    <Alert
      kind="warning"
      actions={
        notYet.code === 'MANIFEST_OLD' ? (
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
      {notYet.message}{' '}
      {notYet.code === 'AIRLINE_MISSING' && may('departure.manage') ? (
        <a href={`${area}/departures/${flight.id}#flight-airline`} className={textLink}>
          Set {airlineMissing(flight)}
        </a>
      ) : null}
      <StepRefused error={renewal.error} />
    </Alert>
  );
};

/** Records what comes next, for everything on the flight at once, after it has said who is told. */
const Next = ({ following, area }: Shown & { readonly area: Area }) => {
  const { flight, next, notYet } = following;
  const [when, setWhen] = useState('');
  const happened = useHappened(flight.id);
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">What comes next</h3>
      <NotYet following={following} area={area} />
      {notYet ? null : (
        <PlainInput
          label="When"
          hint="Now, unless you give another time."
          type="datetime-local"
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {next.map((state) => (
          <AskAboutFlight
            key={state}
            disabled={happened.isPending || notYet !== undefined}
            step={{
              flight: flight.id,
              area,
              act: state,
              words: stateWords[state],
              press: 'Record it',
              busy: happened.isPending,
              refused: happened.error ? <Alert kind="error">{messageOf(happened.error)}</Alert> : null,
              onSend: (version) =>
                happened.mutate(
                  { version, state, ...(when ? { at: new Date(when).toISOString() } : {}) },
                  {
                    onSuccess: () => {
                      setWhen('');
                      toast.success(`Recorded: ${stateWords[state]}.`);
                    },
                  },
                ),
            }}
          />
        ))}
      </div>
    </div>
  );
};

const Body = ({ following, area }: Shown & { readonly area: Area }) => {
  const may = useMay();
  const { flight, next, behind } = following;
  return (
    <div className="grid gap-6">
      {(flight.happened ?? []).length + (flight.takenBack ?? []).length > 0 ? (
        <>
          <Happened following={following} />
          <Progress following={following} />
        </>
      ) : (
        <p>The airline has the cargo. Record here when the flight has left.</p>
      )}
      {behind.length > 0 ? <BehindList behind={behind} flight={flight.id} area={area} /> : null}
      {may('piece.manage') ? <ReportPiece flight={flight.id} /> : null}
      {may('departure.manage') && next.length > 0 ? <Next following={following} area={area} /> : null}
      {may('departure.manage') ? <TakeBack following={following} area={area} /> : null}
    </div>
  );
};

/** A flight from the airline to the counter abroad: what happened, how far its shipments are, and what did not come along. */
export const FlightProgress = ({ id, area }: { readonly id: string; readonly area: Area }) => (
  <Section title="On its way" className="grid gap-4">
    <Loaded query={useFlightProgress(id)} loading="Loading how far it is…" lines={6}>
      {({ following }) => <Body following={following} area={area} />}
    </Loaded>
  </Section>
);
