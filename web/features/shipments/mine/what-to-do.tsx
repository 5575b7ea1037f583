import type { ReactNode } from 'react';
import { isPressed } from '#domain/next-step/in-short.ts';
import type { Act, NextStep, Step } from '#domain/next-step/next-step.ts';
import { CLAIMS } from '#domain/shipments/bill/claim-offer.ts';
import { pageOf } from '#domain/shipments/next-step/sender-steps.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { NextCard } from '#web/next-step/next-card.tsx';
import { actionClass } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AnswerDamage } from './answer-damage.tsx';
import { SignForm } from './authorize-export.tsx';
import { BookNow } from './book-now.tsx';
import { DecideReweigh } from './decide-reweigh.tsx';
import { notesOfAct, notesOfOurs } from './notes.ts';
import { Waiting } from './waiting.tsx';

/** What is done on this page itself, by its form. */
const forms: Partial<Readonly<Record<Act, (props: { readonly shipment: Shipment }) => ReactNode>>> = {
  BOOK: BookNow,
  DECIDE_REWEIGH: DecideReweigh,
  SIGN_EXPORT: SignForm,
  ANSWER_DAMAGE: AnswerDamage,
};

/** The part of the page with the code and the page of the receiver. */
export const PASSING_ON = 'passing-on';

/** What is done further down on this page. */
const parts: Partial<Readonly<Record<Act, string>>> = { PASS_ON: PASSING_ON, ANSWER_OFFER: CLAIMS };

const StepButton = ({ step, isFirst }: { readonly step: Step; readonly isFirst: boolean }) =>
  step.button === undefined ? null : (
    <LinkButton to={step.button.path} look={isFirst && isPressed(step) ? 'primary' : 'plain'}>
      {step.button.label}
    </LinkButton>
  );

/** What the sender of a shipment has to do now, with the form or the button that does it. `upload` sends a paper. */
export const WhatToDo = ({
  shipment,
  next,
  upload,
}: {
  readonly shipment: Shipment;
  readonly next: NextStep;
  readonly upload: ReactNode;
}) => {
  const { waits } = shipment;
  const deedOf = (step: Step, isFirst: boolean): ReactNode => {
    const Form = forms[step.act];
    if (Form !== undefined) return <Form shipment={shipment} />;
    if (step.act === 'SEND_PAPER') return upload;
    const part = parts[step.act];
    if (part !== undefined)
      return (
        <a href={`#${part}`} className={actionClass({ look: isFirst ? 'primary' : 'plain' })}>
          {step.button?.label}
        </a>
      );
    // Below, with the way to give the place back.
    if (step.act === 'TAKE_PLACE') return null;
    // What is not billed yet is paid in a moment.
    return step.button?.path === pageOf(shipment) ? (
      <p role="status">We are making the invoice. You can pay in a moment.</p>
    ) : (
      <StepButton step={step} isFirst={isFirst} />
    );
  };
  return (
    <NextCard
      next={next}
      notes={notesOfOurs(shipment)}
      doing={(step, isFirst) => (
        <>
          {notesOfAct(shipment, step.act).map((note) => (
            <p key={note}>{note}</p>
          ))}
          {deedOf(step, isFirst)}
        </>
      )}
    >
      {waits ? <Waiting shipment={shipment} waits={waits} /> : null}
    </NextCard>
  );
};
