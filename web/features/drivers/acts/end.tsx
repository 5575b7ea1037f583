import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { useDriverAct } from '../use-drivers.ts';
import { type ActProps, DriverDialog } from './act.tsx';

/** Notes that somebody does not drive for us any more. */
export const End = ({ driver, onClose }: ActProps) => {
  const act = useAct(useDriverAct(driver), {
    begin: {},
    input: () => ({ kind: 'END' as const }),
    done: () => {
      toast.success('Noted. No run can have this driver.');
      onClose();
    },
  });
  return (
    <DriverDialog act={act} press="Does not drive any more" look="danger" onClose={onClose}>
      <p>
        No run can have this driver from now on. The account stays: an admin takes the role away under Staff.
      </p>
    </DriverDialog>
  );
};
