import type { ReactNode } from 'react';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Act, Step } from '#domain/next-step/next-step.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { NextCard } from '#web/next-step/next-card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AnswerDangers, GiveInvoice, GiveValue } from './holds/clear-holds.tsx';
import { Dispose } from './holds/dispose.tsx';
import { KeepIt } from './leave/keep-it.tsx';
import { SendBack } from './leave/send-back.tsx';

interface Props {
  readonly parcel: OwnParcel;
}

/** The value, the question of the airline, or both. */
const Declare = ({ parcel }: Props) => {
  const asks = (kind: OwnParcel['holds'][number]['kind']) => parcel.holds.some((hold) => hold.kind === kind);
  return (
    <>
      {asks('VALUE_MISSING') ? <GiveValue parcel={parcel} /> : null}
      {asks('DANGERS_UNANSWERED') ? <AnswerDangers parcel={parcel} /> : null}
    </>
  );
};

const Decide = ({ parcel }: Props) => (
  <div className="flex flex-wrap gap-3">
    <SendBack parcel={parcel} />
    <Dispose parcel={parcel} />
  </div>
);

/** What is done on this page itself, by its form. */
const forms: Partial<Readonly<Record<Act, (props: Props) => ReactNode>>> = {
  DECLARE: Declare,
  SEND_PAPER: GiveInvoice,
  DECIDE_PARCEL: Decide,
};

const Deed = ({
  parcel,
  step: { act, button },
  isFirst,
}: Props & { readonly step: Step; readonly isFirst: boolean }) => {
  const Form = forms[act];
  if (Form !== undefined)
    return (
      <div className="grid w-full gap-6">
        <Form parcel={parcel} />
      </div>
    );
  return button === undefined ? null : (
    <LinkButton to={button.path} look={isFirst ? 'primary' : 'plain'}>
      {button.label}
    </LinkButton>
  );
};

/** What can still be taken back, and the way to the invoice of a return and to the shipment that a parcel is in. */
const Besides = ({ parcel: { state, back, disposal, shipment, next }, parcel }: Props) => {
  const isGoing = state === 'RETURNING' && !back?.sentOn;
  const isGivenUp = state === 'IN_STORAGE' && disposal?.agreedAt !== undefined;
  if (isGoing || isGivenUp) return <KeepIt parcel={parcel} />;
  if (state === 'RETURNED' && (back?.fee ?? 0) > 0)
    return (
      <LinkButton to={pathTo('/dashboard/invoices', {})} look="plain">
        Open my invoices
      </LinkButton>
    );
  if (shipment === undefined || next.todo !== undefined) return null;
  return (
    <LinkButton to={pathTo('/dashboard/shipments/:number', { number: shipment.number })} look="plain">
      Open the shipment
    </LinkButton>
  );
};

/** What the owner of a parcel has to do now, with the form or the button that does it. A form begins again after each change. */
export const WhatToDo = ({ parcel }: Props) => (
  <NextCard
    key={parcel.version}
    next={parcel.next}
    doing={(step, isFirst) => <Deed parcel={parcel} step={step} isFirst={isFirst} />}
  >
    <Besides parcel={parcel} />
  </NextCard>
);
