import { Button } from '#web/ui/button.tsx';
import type { Desk } from '../desk.ts';
import type { DraftRun } from '../draft/draft.ts';
import { AssignFields, useAssign } from './assign-fields.tsx';

/** Another van, driver or other hours for a run that is not on the road. It is a part of the draft until it is saved. */
export const VanForm = ({
  run,
  desk,
  onClose,
}: {
  readonly run: DraftRun;
  readonly desk: Desk;
  readonly onClose: () => void;
}) => {
  const { vehicleId, driverId, from, to } = run;
  const assign = useAssign(desk, { vehicleId, driverId, from, to });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!assign.isFree) return;
        desk.draft.change([{ ...run, ...assign.van }]);
        onClose();
      }}
    >
      <AssignFields assign={assign} hasHours />
      <Button type="submit" className="justify-self-start" disabled={!assign.isFree}>
        Change the run
      </Button>
    </form>
  );
};
