import { flightWords } from '#domain/runs/airport/trip.ts';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CallDispatch } from './call-dispatch.tsx';
import { counted } from './day/words.ts';
import { BIG, View } from './view.tsx';
import { dayOfRun } from './yard/before-leaving.tsx';

/** Runs that can be looked at: tomorrow's, or a later one of today. */
export const OtherRuns = ({ runs }: { readonly runs: readonly OwnRun[] }) =>
  runs.length === 0 ? null : (
    <div className="grid gap-2">
      {runs.map((run) => (
        <LinkButton key={run.id} look="plain" wide className={BIG} to={`?run=${run.id}`}>
          Look at {dayOfRun(run)}:{' '}
          {run.airport === undefined ? counted(run.stops.length, 'stop') : flightWords(run.airport)}
        </LinkButton>
      ))}
    </div>
  );

/** No run today: whom to call, and tomorrow's where there is one. */
export const NoRun = ({ runs }: { readonly runs: readonly OwnRun[] }) => (
  <View name="none" title="No run today">
    <p>You have no run today. When dispatch gives you one, it is here. If you expect one, call them.</p>
    <OtherRuns runs={runs} />
    <CallDispatch />
  </View>
);
