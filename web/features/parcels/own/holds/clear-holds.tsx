import { type ReactNode, useState } from 'react';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { DangerFields } from '../../declare/danger-fields.tsx';
import { InvoiceField } from '../../declare/invoice-field.tsx';
import { LineFields } from '../../declare/line-fields.tsx';
import { useDeclare } from '../use-declare.ts';

interface Props {
  readonly parcel: OwnParcel;
}

const noGuess: ReadonlySet<string> = new Set();

/** The fields of one hold, and the button that saves them. */
const Clear = ({
  declare: { error, busy, save },
  ready,
  children,
}: {
  readonly declare: ReturnType<typeof useDeclare>;
  readonly ready: boolean;
  readonly children: ReactNode;
}) => (
  <div className="grid gap-3">
    {children}
    {error ? <Alert title="Not saved">{messageOf(error)}</Alert> : null}
    <Button className="justify-self-start" busy={busy} busyText="Saving…" disabled={!ready} onClick={save}>
      Save
    </Button>
  </div>
);

export const GiveInvoice = ({ parcel }: Props) => {
  const declare = useDeclare(parcel);
  const { typed, set } = declare;
  return (
    <Clear declare={declare} ready={typed.invoice !== undefined}>
      <InvoiceField invoice={typed.invoice} isAsked onChange={(invoice) => set({ invoice })} />
    </Clear>
  );
};

export const GiveValue = ({ parcel }: Props) => {
  const declare = useDeclare(parcel);
  const { typed, problems, set } = declare;
  const isSaid = typed.lines.every(
    ({ description, value }) => description.trim() !== '' && value.trim() !== '',
  );
  return (
    <Clear declare={declare} ready={isSaid}>
      <LineFields
        lines={typed.lines}
        problems={problems}
        guessed={noGuess}
        onChange={(lines) => set({ lines })}
      />
    </Clear>
  );
};

export const AnswerDangers = ({ parcel }: Props) => {
  const declare = useDeclare(parcel);
  const { typed, set } = declare;
  const [wants, setWants] = useState(false);
  return (
    <Clear declare={declare} ready={typed.dangers !== undefined}>
      <DangerFields
        answers={typed.dangers}
        wants={wants}
        mayWait={false}
        onChange={(dangers, said) => {
          setWants(said);
          set({ dangers });
        }}
      />
    </Clear>
  );
};
