import { clockOf } from '../draft/clock.ts';
import { AssignFields, useAssign } from '../plan/assign-fields.tsx';
import { type ActProps, RunActForm, useRunAct } from './act.tsx';

/** Another van or driver goes on with what is open of a run. */
export const HandOver = (props: ActProps) => {
  const { run, desk } = props;
  const assign = useAssign(desk, {
    vehicleId: run.vehicleId,
    driverId: run.driverId,
    from: clockOf(run.hours.from),
    to: clockOf(run.hours.to),
  });
  const { vehicleId, driverId } = assign.van;
  const act = useRunAct(props, {
    begin: {},
    deed: () => ({ kind: 'HAND_OVER', vehicleId, driverId }),
    said: 'The run is handed over.',
  });
  const isSame = vehicleId === run.vehicleId && driverId === run.driverId;
  return (
    <RunActForm act={act} press="Hand it over" disabled={isSame || !assign.isFree} {...props}>
      <p>What is still open goes on with them. What is done stays with who did it.</p>
      <AssignFields assign={assign} hasHours={false} />
    </RunActForm>
  );
};
