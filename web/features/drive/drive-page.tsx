import { useEffect, useRef } from 'react';
import { openOffline } from '#web/scanning/open-offline.ts';
import { askToKeep } from '#web/scanning/room.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useNow } from '#web/ui/time/use-now.ts';
import { Fresh } from './day/fresh.tsx';
import { useDay } from './day/use-day.ts';
import { useTell } from './day/use-tell.ts';
import { MoneyOfDay } from './door/money.tsx';
import { NotTold } from './not-told.tsx';
import { Shown } from './shown.tsx';
import { ShownBefore } from './view.tsx';

/** Nothing to press is smaller than a thumb in a glove, and words are read at arm's length. */
const FOR_GLOVES =
  'grid max-w-2xl gap-5 text-lg [&_.choice]:min-h-14 [&_input:not([type=checkbox],[type=radio])]:min-h-14 [&_label:has([type=checkbox])]:min-h-14 [&_select]:min-h-14 [&_legend]:text-lg [&_.text-sm]:text-base [&_summary]:min-h-12 [&_.action:not([class*=min-h],[class*=size])]:min-h-12';

/** A driver's day: what to do now, large, and everything else one press away. Works without a network. */
export const DrivePage = () => {
  const { userId, queue, kept, asked, day } = useDay();
  const tell = useTell(queue, userId);
  const now = useNow();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    void openOffline();
    askToKeep();
  }, []);
  return (
    <div className={FOR_GLOVES}>
      {day === undefined ? (
        <Loaded query={asked} loading="Loading your run..." lines={6}>
          {() => null}
        </Loaded>
      ) : (
        <>
          {tell.problem ? <Alert title="Not kept">{tell.problem}</Alert> : null}
          <NotTold kept={kept} queue={queue} />
          <ShownBefore value={shown}>
            <MoneyOfDay value={day.money}>
              <Shown day={day} userId={userId} tell={tell} now={now} />
            </MoneyOfDay>
          </ShownBefore>
          <Fresh asked={asked} />
        </>
      )}
    </div>
  );
};
