import type { Driver } from '#domain/drivers/driver.ts';
import type { Area } from '#web/shell/screens.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useDriverAct } from '../use-drivers.ts';
import { Refused } from './act.tsx';
import { AddAbsence } from './add-absence.tsx';
import { ChangeDay } from './change-day.tsx';
import { End } from './end.tsx';

/** Notes that somebody drives for us again, which needs nothing but a press. */
const Return = ({ driver }: { readonly driver: Driver }) => {
  const change = useDriverAct(driver);
  const done = () => void toast.success('Noted. Check license and papers.');
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={change.isPending} onClick={() => change.mutate({ kind: 'RETURN' }, { onSuccess: done })}>
        Drives for us again
      </Button>
      {change.error ? <Refused error={change.error} /> : null}
    </div>
  );
};

/** What dispatch can do with a driver now. */
export const Actions = ({ driver, area }: { readonly driver: Driver; readonly area: Area }) =>
  driver.endedAt === undefined ? (
    <div className="flex flex-wrap gap-2">
      <AskFirst title="Note an absence" button="Note an absence…">
        {(close) => <AddAbsence driver={driver} onClose={close} />}
      </AskFirst>
      <AskFirst title="Change the hours of a day" button="Change a day…" look="plain">
        {(close) => <ChangeDay driver={driver} onClose={close} />}
      </AskFirst>
      <LinkButton to={`${area}/drivers/${driver.id}/edit`} look="plain">
        Change papers and week
      </LinkButton>
      <AskFirst title="Does not drive for us any more" button="Does not drive any more…" look="plain">
        {(close) => <End driver={driver} onClose={close} />}
      </AskFirst>
    </div>
  ) : (
    <Return driver={driver} />
  );
