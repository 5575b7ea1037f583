import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import type { CustomerQuote } from '#domain/quotes/customer-quote.ts';
import { isOpen } from '#domain/quotes/lifecycle.ts';
import { QUOTE_TEXT_MAX } from '#domain/quotes/limits.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { QuoteActions } from './quote-actions.ts';

const Decline = ({
  offer,
  answer,
  onBack,
}: {
  readonly offer: number;
  readonly answer: QuoteActions['answer'];
  readonly onBack: () => void;
}) => {
  const act = useAct(answer, {
    begin: { reason: '' },
    input: ({ reason }) => ({ offer, answer: 'decline' as const, reason: reason.trim() }),
  });
  return (
    <ActForm act={act} className="grid gap-3">
      <PlainTextArea
        label="Why not?"
        hint="It helps us. You can leave it empty."
        rows={3}
        maxLength={QUOTE_TEXT_MAX}
        {...act.field('reason')}
      />
      <div className="flex flex-wrap gap-2">
        <ActButton act={act} look="plain">
          Decline this quote
        </ActButton>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </ActForm>
  );
};

/** What the customer can do about the price: accept it, decline it, or ask for a new one. */
export const AnswerPart = ({
  quote,
  actions,
}: {
  readonly quote: CustomerQuote;
  readonly actions: QuoteActions;
}) => {
  const { answer, requote } = actions;
  const [declines, setDeclines] = useState(false);
  const { status, offer } = quote;
  const canRequote = isOpen(status) || status === 'EXPIRED' || status === 'DECLINED';
  const busy = answer.isPending || requote.isPending;
  const failure = answer.error ?? requote.error;
  return (
    <div className="grid gap-3">
      {failure ? <Alert kind="warning">{messageOf(failure)}</Alert> : null}
      {isOpen(status) && declines ? (
        <Decline offer={offer.number} answer={answer} onBack={() => setDeclines(false)} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isOpen(status) && !declines ? (
          <>
            <Button
              busy={answer.isPending}
              disabled={busy}
              onClick={() => answer.mutate({ offer: offer.number, answer: 'accept' })}
            >
              Accept {dollars(offer.total)}
            </Button>
            <Button look="plain" disabled={busy} onClick={() => setDeclines(true)}>
              Decline
            </Button>
          </>
        ) : null}
        {canRequote ? (
          <Button
            look={isOpen(status) ? 'quiet' : 'primary'}
            busy={requote.isPending}
            disabled={busy}
            onClick={() => requote.mutate()}
          >
            Get a new price
          </Button>
        ) : null}
      </div>
    </div>
  );
};
