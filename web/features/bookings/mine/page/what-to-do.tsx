import type { ReactNode } from 'react';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { priceWords } from '#domain/bookings/next-step/facts.ts';
import { firstVisit } from '#domain/bookings/visits.ts';
import type { Act, NextStep, Step } from '#domain/next-step/next-step.ts';
import { NextCard } from '#web/next-step/next-card.tsx';
import { whileConfirming } from '#web/next-step/while-confirming.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ChangeDetails } from '../change/details/change-details.tsx';
import { MoveIt, TakeProposed, useProposed } from '../change/move.tsx';
import { DockCode } from './dock-code.tsx';

interface Props {
  readonly booking: OwnBooking;
}

/** The visit that needs a time: that of the empty barrels, or the one for the goods. */
const purposeOf = ({ touched, emptyBarrels, ...booking }: OwnBooking): 'FIRST' | 'MAIN' => {
  if (touched !== undefined) return touched.purpose;
  const hasMain = booking.visits.some(({ purpose, state }) => purpose === 'MAIN' && state === 'PLANNED');
  return hasMain && emptyBarrels?.how === 'FIRST' && firstVisit(booking)?.state !== 'PLANNED'
    ? 'FIRST'
    : 'MAIN';
};

/** One of them stands out: the time that we propose, where there is one. */
const ChooseTime = ({ booking, isFirst }: Props & { readonly isFirst: boolean }) => {
  const proposed = useProposed(booking);
  return (
    <div className="flex flex-wrap gap-3">
      {proposed === undefined ? null : <TakeProposed booking={booking} proposed={proposed} />}
      <MoveIt
        booking={booking}
        purpose={purposeOf(booking)}
        look={isFirst && proposed === undefined ? 'primary' : 'plain'}
      />
    </div>
  );
};

/** What is done on this page itself. What changes a pickup that is agreed on is below. */
const forms: Partial<Readonly<Record<Act, (props: Props & { readonly isFirst: boolean }) => ReactNode>>> = {
  CHOOSE_TIME: ChooseTime,
  DECLARE: ({ booking, isFirst }) => (
    <ChangeDetails booking={booking} button="Tell us the street" look={isFirst ? 'primary' : 'plain'} />
  ),
  // Its code is below, whatever comes first.
  BRING: () => null,
  BE_READY: () => null,
};

const Deed = ({
  booking,
  step: { act, button },
  isFirst,
}: Props & { readonly step: Step; readonly isFirst: boolean }) => {
  const Form = forms[act];
  // What only the desk can do has no button: they call.
  if (button === undefined) return null;
  return Form === undefined ? (
    <LinkButton to={button.path} look={isFirst ? 'primary' : 'plain'}>
      {button.label}
    </LinkButton>
  ) : (
    <Form booking={booking} isFirst={isFirst} />
  );
};

/** Whether goods are still to be brought, for which our dock reads a code. */
const isBrought = ({ next: { todo, after } }: OwnBooking): boolean =>
  [todo, ...after].some((step) => step?.act === 'BRING');

/** The price has a part of its own below, where it is paid from and when. */
const withoutPrice = (booking: OwnBooking): NextStep => {
  const price = priceWords(booking);
  const stripped = (step: Step): Step => ({
    ...step,
    lines: step.lines.filter((line) => !price.includes(line)),
  });
  const { todo, after, ...next } = booking.next;
  return { ...next, ...(todo === undefined ? {} : { todo: stripped(todo) }), after: after.map(stripped) };
};

/** What the owner of a booking has to do now, with what does it. */
export const WhatToDo = ({ booking }: Props) => (
  <NextCard
    next={whileConfirming(withoutPrice(booking))}
    doing={(step, isFirst) => <Deed booking={booking} step={step} isFirst={isFirst} />}
  >
    {isBrought(booking) ? <DockCode booking={booking} /> : null}
  </NextCard>
);
