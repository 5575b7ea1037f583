import { useState } from 'react';
import type { usePrinter } from '#web/scanning/ports/use-printer.ts';
import type { useScale } from '#web/scanning/ports/use-scale.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { notePrintsLabels, printsLabels } from '../label/print-labels.ts';

type Device = Pick<ReturnType<typeof usePrinter>, 'state' | 'connect'>;

const Port = ({
  name,
  instead,
  device: { state, connect },
}: {
  readonly name: string;
  /** What works without it. */
  readonly instead: string;
  readonly device: Device;
}) => {
  if (state.kind === 'absent') return <p>{`No ${name} can be connected in this window. ${instead}`}</p>;
  if (state.kind === 'on') return <p className="font-semibold">{`The ${name} is connected.`}</p>;
  return (
    <div className="grid gap-1">
      {state.kind === 'failed' ? <p className="text-wrong">{state.words}</p> : null}
      <Button look="plain" className="min-h-12 justify-self-start" onClick={() => void connect()}>
        {`Connect the ${name}`}
      </Button>
    </div>
  );
};

/** Scale and label printer of this bench. */
export const Devices = ({
  scale,
  printer,
}: {
  readonly scale: ReturnType<typeof useScale>;
  readonly printer: Device;
}) => {
  const [isPrinting, setIsPrinting] = useState(printsLabels);
  return (
    <Section title="Scale and printer" className="min-w-0 space-y-3">
      <Port name="scale" instead="Type the weight." device={scale} />
      <Port name="label printer" instead="Labels go to the print dialog." device={printer} />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          className="size-6"
          checked={isPrinting}
          onChange={({ target }) => {
            notePrintsLabels(target.checked);
            setIsPrinting(target.checked);
          }}
        />
        Print a label for each parcel
      </label>
    </Section>
  );
};
