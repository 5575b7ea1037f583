import { formSchema } from '#domain/kernel/form-schema.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { formOf } from '#domain/vehicles/changes/saved.ts';
import { Paper, type VehiclePaper, vehiclePaperNames } from '#domain/vehicles/papers/paper.ts';
import { FileField } from '#web/photos/file-field.tsx';
import type { SentFile } from '#web/photos/use-file.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { firstProblems } from '#web/ui/forms/first-problems.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useVehicleSave } from '../use-vehicles.ts';
import { filesOf } from '../words.tsx';
import { type ActProps, VehicleDialog } from './act.tsx';

interface Typed {
  readonly expires: string;
  readonly scan: SentFile | undefined;
}

const paperOf = ({ expires, scan }: Typed): Paper => ({
  expires,
  ...(scan === undefined ? {} : { file: scan.id }),
});

const schema = formSchema<Typed>((typed) =>
  typed.expires === '' ? { expires: 'Give its last day' } : firstProblems(Paper, paperOf(typed)),
);

const begin: Typed = { expires: '', scan: undefined };

/** Enters the new one of a paper: its last day, and its scan. */
export const Renew = ({ vehicle, kind, onClose }: ActProps & { readonly kind: VehiclePaper }) => {
  const { id, version, papers } = vehicle;
  const act = useAct(useVehicleSave(), {
    begin,
    schema,
    keeps: 'all',
    input: (typed) => ({
      id,
      version,
      form: { ...formOf(vehicle), papers: { ...papers, [kind]: paperOf(typed) } },
    }),
    done: () => {
      toast.success(`The new ${vehiclePaperNames[kind]} is entered.`);
      onClose();
    },
  });
  const { expires, scan } = act.values;
  const isOver = expires !== '' && expires < newYorkDay(Date.now());
  return (
    <VehicleDialog act={act} press="Save" onClose={onClose}>
      <PlainInput
        label="Last day on which the new one is valid"
        type="date"
        required
        {...act.field('expires')}
      />
      {isOver ? (
        <p role="status">This day is over. Check that you have the new paper in front of you.</p>
      ) : null}
      <FileField
        label="Scan"
        optional
        hint="A PDF or a photo. Without a new scan there is none: the old one is of the old paper."
        purpose="VEHICLE_PAPER"
        subject={filesOf(vehicle)}
        file={scan}
        onChange={(file) => act.set('scan', file)}
      />
    </VehicleDialog>
  );
};
