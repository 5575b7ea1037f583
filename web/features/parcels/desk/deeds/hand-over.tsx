import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { deskParcelEndpoints } from '#domain/parcels/desk/desk-endpoints.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { FileField } from '#web/photos/file-field.tsx';
import { OpenFile } from '#web/photos/open-file.tsx';
import type { SentFile } from '#web/photos/use-file.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { useDeskChange } from '../use-desk-parcels.ts';
import { DeedForm, ToDo } from './act.tsx';

const HandOver = ({ parcel, onClose }: { readonly parcel: Parcel; readonly onClose: () => void }) => {
  const { code, version, back } = parcel;
  const [receipt, setReceipt] = useState<SentFile>();
  const act = useAct(useDeskChange(deskParcelEndpoints.handedBack), {
    begin: {},
    input: () => ({
      params: { code },
      body: { version, ...(receipt === undefined ? {} : { receipt: receipt.id }) },
    }),
    done: () => {
      toast.success(
        back?.sentOn
          ? 'It is handed over. Its owner is told.'
          : 'It is handed over. Its owner is told, and charged.',
      );
      onClose();
    },
  });
  return (
    <DeedForm act={act} press="Handed over" onClose={onClose}>
      <p>The carrier has it. {back?.sentOn ? null : <>Its owner is charged {dollars(back?.fee ?? 0)}.</>}</p>
      <FileField
        label="Receipt of the carrier"
        hint="Its owner sees it, and the store asks for it when nothing arrives."
        purpose="RETURN_RECEIPT"
        subject={{ kind: 'parcel', id: code }}
        file={receipt}
        onChange={setReceipt}
      />
    </DeedForm>
  );
};

type Back = NonNullable<Parcel['back']>;

const howItGoes = ({ label, sentOn }: Back): string => {
  if (sentOn) return 'Its mailbox says where to: write that address on it, and give it to the carrier.';
  return label === undefined
    ? 'There is no label: the carrier takes it without one.'
    : "Print the store's label and stick it over ours.";
};

/** A parcel that goes back to its store, or U.S. Mail that is sent on: its label to print and stick on, then the carrier's receipt. */
export const GoingBack = ({ parcel, back }: { readonly parcel: Parcel; readonly back: Back }) => (
  <ToDo title={back.sentOn ? 'Send it on: the mailbox is closed' : 'Send it back to the store'}>
    <p className="wrap-anywhere">
      {howItGoes(back)} {back.note === undefined ? null : <bdi>{back.note}</bdi>}
    </p>
    <div className="flex flex-wrap items-start gap-2">
      {back.label === undefined || parcel.ownerId === undefined ? null : (
        <OpenFile
          id={back.label}
          subject={{ kind: 'person', id: parcel.ownerId }}
          name="label of the store"
        />
      )}
      <AskFirst title="Handed over to the carrier" button="Handed over…">
        {(close) => <HandOver parcel={parcel} onClose={close} />}
      </AskFirst>
    </div>
  </ToDo>
);
