import type { ReactNode } from 'react';
import type { Trip } from '#domain/runs/airport/trip.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { Run } from '#domain/runs/run.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import type { ActProps } from '../acts/act.tsx';
import { HandOver } from '../acts/hand-over.tsx';
import { RunHistory } from '../acts/history.tsx';
import { Cancel, End, Release, TakeBack } from '../acts/simple.tsx';
import type { Desk } from '../desk.ts';
import { Printed } from '../print/print-run.tsx';
import { AirportForm } from './airport-form.tsx';
import { LoadSheet } from './load-sheet.tsx';

interface Props {
  readonly run: Run;
  readonly trip: Trip;
  readonly desk: Desk;
  readonly van: string;
}

interface Deed {
  readonly title: string;
  readonly form: (props: ActProps) => ReactNode;
}

const give: Deed = { title: 'Give it to the driver', form: (props) => <Release {...props} /> };
const takeBack: Deed = { title: 'Take it back', form: (props) => <TakeBack {...props} /> };
const handOver: Deed = { title: 'Hand it over', form: (props) => <HandOver {...props} /> };
const cancel: Deed = { title: 'Cancel it', form: (props) => <Cancel {...props} /> };
const end: Deed = { title: 'End it', form: (props) => <End {...props} /> };

/** What can be done with an airport run in each state, the next step first. */
const deedsOf = ({ state }: Run, isOpen: boolean): readonly Deed[] => {
  if (state === 'PLANNED') return [give, cancel];
  if (state === 'RELEASED') return [takeBack, handOver, cancel];
  return state === 'UNDER_WAY' ? [end, ...(isOpen ? [handOver] : [])] : [];
};

const quiet = '-ms-3 text-sm dense:min-h-8 dense:py-1';

/** What dispatch does with an airport run. */
export const AirportActions = ({ run, trip, desk, van }: Props) => {
  const [first, ...others] = desk.mayAct ? deedsOf(run, isOpenStop(trip.state)) : [];
  const ask = ({ title, form }: Deed, look: 'plain' | 'quiet') => (
    <AskFirst
      key={title}
      title={`${title}: ${van}, ${trip.flight}`}
      button={`${title}…`}
      look={look}
      className={look === 'plain' ? 'dense:min-h-9 dense:py-1 dense:text-sm' : quiet}
    >
      {(onClose) => form({ run, van, desk, onClose })}
    </AskFirst>
  );
  return (
    <div className="grid justify-items-start gap-1">
      {first === undefined ? null : ask(first, 'plain')}
      <details>
        <summary className="unfold text-sm dense:min-h-8">More</summary>
        <div className="grid justify-items-start">
          {others.map((deed) => ask(deed, 'quiet'))}
          {desk.mayArrange && (run.state === 'PLANNED' || run.state === 'RELEASED') ? (
            <AskFirst
              title={`Van, driver, hours: ${trip.flight}`}
              button="Van, driver, hours…"
              look="quiet"
              className={quiet}
            >
              {(onClose) => <AirportForm desk={desk} run={run} flight={trip.flight} onClose={onClose} />}
            </AskFirst>
          ) : null}
          <Printed className={quiet} sheet={<LoadSheet run={run} trip={trip} desk={desk} van={van} />} />
          <AskFirst
            title={`History: ${van}, ${trip.flight}`}
            button="History…"
            look="quiet"
            className={quiet}
          >
            {() => <RunHistory id={run.id} />}
          </AskFirst>
        </div>
      </details>
    </div>
  );
};
