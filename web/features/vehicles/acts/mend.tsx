import type { OpenFault } from '#domain/vehicles/road/inspection.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useVehicleAct } from '../use-vehicles.ts';
import { endedWords, faultWords } from '../words.tsx';
import { type ActProps, VehicleDialog } from './act.tsx';

/** A note has three characters or more. */
const SHORTEST = 3;
type How = keyof typeof endedWords;

const begin: { readonly how: How; readonly note: string } = { how: 'REPAIRED', note: '' };

/** Says how a fault ended: it was repaired, or somebody who knows says that no repair is needed. */
export const Mend = ({ vehicle, fault, onClose }: ActProps & { readonly fault: OpenFault }) => {
  const act = useAct(useVehicleAct(vehicle), {
    begin,
    keeps: 'all',
    input: ({ how, note }) => ({
      kind: 'MEND' as const,
      mended: { fault: fault.id, how, note: note.trim() },
    }),
    done: () => {
      toast.success('Saved. The fault is not open any more.');
      onClose();
    },
  });
  const { how, note } = act.values;
  return (
    <VehicleDialog act={act} press="Save" disabled={note.trim().length < SHORTEST} onClose={onClose}>
      <p className="wrap-anywhere">{faultWords(fault)}</p>
      <Choices
        name="how"
        legend="How did it end?"
        choices={(Object.keys(endedWords) as How[]).map((value) => ({ value, label: endedWords[value] }))}
        chosen={how}
        onChoose={(value) => act.set('how', value)}
      />
      <PlainTextArea
        label="What was done, or who says that it is safe"
        required
        rows={2}
        maxLength={300}
        {...act.field('note')}
      />
    </VehicleDialog>
  );
};
