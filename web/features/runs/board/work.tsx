import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { LeaveGuard } from '#web/ui/forms/versioned/leave-guard.tsx';
import { WhenNear } from '#web/ui/layout/when-near.tsx';
import { AirportRuns } from '../airport/airport-runs.tsx';
import type { Asked, Desk } from '../desk.ts';
import { shownRuns } from '../draft/shown.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useSave } from '../draft/use-save.ts';
import { Columns } from './columns.tsx';
import { Dialogs } from './dialogs.tsx';
import { DraftBar } from './draft-bar.tsx';
import { Foot } from './foot.tsx';
import { Notices } from './notices.tsx';
import { Summary } from './summary.tsx';

const DayMap = lazy(async () => ({ default: (await import('../map/day-map.tsx')).DayMap }));

/** The board of one day with what dispatch arranges on it. */
export const Work = (given: Omit<Desk, 'draft' | 'runs' | 'ask'>) => {
  const [search] = useSearchParams();
  const flight = search.get('airport');
  const [asked, ask] = useState<Asked | undefined>(
    flight !== null && given.mayAct ? { kind: 'airport', flight } : undefined,
  );
  const draft = useDraft(given.board);
  const saving = useSave(given.day, draft);
  const runs = shownRuns(draft.all, {
    ...given,
    vehicles: given.fleet.map(({ vehicle }) => vehicle),
  });
  const desk: Desk = { ...given, draft, runs, ask };
  return (
    <div className="grid gap-6">
      <LeaveGuard when={draft.count > 0 && !saving.isBusy} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Summary desk={desk} />
        {given.mayArrange ? (
          <div className="flex flex-wrap gap-3">
            <Button look="plain" onClick={() => ask({ kind: 'airport' })}>
              Plan an airport run…
            </Button>
            <Button onClick={() => ask({ kind: 'plan' })}>Plan the day…</Button>
          </div>
        ) : null}
      </div>
      <Notices desk={desk} refused={saving.refused} />
      <Columns desk={desk} />
      <AirportRuns desk={desk} />
      <Foot desk={desk} />
      <DraftBar desk={desk} saving={saving} />
      {/* Last, so that it moves nothing when it comes. */}
      <WhenNear className="min-h-96">
        <Suspense fallback={null}>
          <DayMap desk={desk} />
        </Suspense>
      </WhenNear>
      <Dialogs desk={desk} asked={asked} onClose={() => ask(undefined)} />
    </div>
  );
};
