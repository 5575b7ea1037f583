import type { ReactNode } from 'react';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import type { OwnParcel, PlacedParcelHold } from '#domain/parcels/parcel.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { holdWords } from '../../words/hold-words.ts';
import { SendBack } from '../leave/send-back.tsx';
import { AnswerDangers, GiveInvoice, GiveValue } from './clear-holds.tsx';
import { Dispose } from './dispose.tsx';

interface Props {
  readonly parcel: OwnParcel;
}

/** The one thing that clears each hold, on the spot. What only staff clear has none. */
const acts: Readonly<Record<ParcelHold, ((props: Props) => ReactNode) | undefined>> = {
  INVOICE_MISSING: GiveInvoice,
  VALUE_MISSING: GiveValue,
  DANGERS_UNANSWERED: AnswerDangers,
  DG_REVIEW: undefined,
  DISPOSE_OR_RETURN: ({ parcel }) => (
    <div className="flex flex-wrap gap-3">
      <SendBack parcel={parcel} />
      <Dispose parcel={parcel} />
    </div>
  ),
  FORM_1583: () => (
    <LinkButton to="/dashboard/mailbox" look="plain" className="justify-self-start">
      See what is missing, at your address
    </LinkButton>
  ),
};

const Hold = ({ parcel, hold: { kind, note } }: Props & { readonly hold: PlacedParcelHold }) => {
  const Act = acts[kind];
  const { name, text } = holdWords[kind];
  return (
    <li className="grid gap-3 border-s-4 border-time bg-time-wash px-4 py-3">
      <h3 className="text-xl">{name}</h3>
      {/* What staff wrote of this very parcel comes before what is true of all. */}
      {note ? (
        <p className="font-semibold">{kind === 'INVOICE_MISSING' ? `We sent it back: ${note}` : note}</p>
      ) : null}
      <p>{text}</p>
      {Act ? <Act parcel={parcel} /> : null}
    </li>
  );
};

/** Why a parcel cannot be sent on yet, each with what its owner does about it. Nothing where nothing holds it. */
export const Holds = ({ parcel }: Props) =>
  parcel.holds.length === 0 ? null : (
    <Section title="Before it can fly" className="grid gap-3">
      <ul className="grid gap-3">
        {parcel.holds.map((hold) => (
          <Hold key={`${hold.kind}-${parcel.version}`} parcel={parcel} hold={hold} />
        ))}
      </ul>
    </Section>
  );
