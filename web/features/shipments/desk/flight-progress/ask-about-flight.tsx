import type { ReactNode } from 'react';
import type { FlightAct, FlightForeseen } from '#domain/shipments/flight-progress/endpoints.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { ConcernedList, shipmentsWords, Told } from '#web/ui/asking/told.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { useForeseen } from './use-flight-progress.ts';

/** A step of a whole flight. */
export interface FlightStep {
  readonly flight: string;
  readonly area: Area;
  readonly act: FlightAct;
  /** Text of the button that asks, and title of the dialog. */
  readonly words: string;
  /** Text of the button that does it. */
  readonly press: string;
  readonly busy: boolean;
  /** Why it was refused; null when it was not. */
  readonly refused: ReactNode;
  /** Does it, on the version of the flight that was looked at. */
  readonly onSend: (version: number) => void;
  /** What else is asked, and whether it is answered. */
  readonly asks?: ReactNode;
  readonly isReady?: boolean;
}

const comesAlong = ({ shipments }: FlightForeseen): string => {
  const pieces = shipments.reduce((sum, one) => sum + one.pieces.length, 0);
  return shipments.length === 0
    ? 'No shipment changes.'
    : `${shipmentsWords(shipments.length)} with ${pieces === 1 ? '1 piece' : `${pieces} pieces`} will change.`;
};

const Foreseen = ({ step, close }: { readonly step: FlightStep; readonly close: () => void }) => {
  const { flight, area, act, press, busy, refused, onSend, asks, isReady = true } = step;
  return (
    <Loaded query={useForeseen(flight, act)} loading="Looking at who is on it…" lines={6} fresh>
      {({ foreseen }) => (
        <div className="grid gap-4">
          <Told people={foreseen.people} news={foreseen.news} quietly="The tracking page shows it." />
          <div className="grid gap-2">
            <p>{comesAlong(foreseen)}</p>
            <ConcernedList
              shipments={foreseen.shipments.map(({ isTold, ...one }) =>
                isTold || foreseen.people === 0 ? one : { ...one, note: 'Not told' },
              )}
              path={`${area}/shipments`}
            />
          </div>
          {asks}
          {refused}
          <div className="flex flex-wrap gap-2">
            <Button
              busy={busy}
              busyText="Recording..."
              disabled={!isReady}
              onClick={() => onSend(foreseen.version)}
            >
              {press}
            </Button>
            <Button look="plain" disabled={busy} onClick={close}>
              Not now
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
};

/** A button that records something of a whole flight, after it has said who is concerned, who is told and what they read. */
export const AskAboutFlight = ({
  step,
  ...look
}: { readonly step: FlightStep } & Pick<ButtonProps, 'look' | 'disabled' | 'className'>) => (
  <AskFirst title={`${step.words}?`} button={step.words} {...look}>
    {(close) => <Foreseen step={step} close={close} />}
  </AskFirst>
);
