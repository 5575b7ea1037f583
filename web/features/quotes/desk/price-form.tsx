import { useState } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { QUOTE_TEXT_MAX } from '#domain/quotes/limits.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { DeskActions } from './use-desk-quotes.ts';

/** Cents of an amount like 540 or 1,540.00; undefined for anything else. */
const centsOf = (typed: string): number | undefined => {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0
    ? Math.round(Number(plain) * 100)
    : undefined;
};

/** Refuses what cannot be carried. Its text is the customer's, so it has a field of its own that no note for colleagues is in. */
const RefuseForm = ({
  version,
  refuse,
  isBusy,
}: {
  readonly version: number;
  readonly refuse: DeskActions['refuse'];
  readonly isBusy: boolean;
}) => {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <details>
      <summary className="unfold">We cannot take it</summary>
      <form
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (text.trim()) refuse.mutate({ version, reason: text.trim() });
        }}
      >
        <PlainTextArea
          label="The customer reads this"
          hint="Say why we cannot take it, and what they can do instead."
          required
          rows={3}
          maxLength={QUOTE_TEXT_MAX}
          error={asked && !text.trim() ? 'Write what the customer reads' : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {refuse.error ? <Alert kind="warning">{messageOf(refuse.error)}</Alert> : null}
        <Button
          type="submit"
          look="plain"
          className="justify-self-start"
          busy={refuse.isPending}
          disabled={isBusy}
        >
          Refuse it and e-mail the customer
        </Button>
      </form>
    </details>
  );
};

/** Sets a price by hand, with the reason. It goes to the customer at once. */
export const PriceForm = ({
  quote,
  actions: { price, refuse },
}: {
  readonly quote: Quote;
  readonly actions: Pick<DeskActions, 'price' | 'refuse'>;
}) => {
  // Until somebody types, the price as it is now, which a colleague may change meanwhile.
  const [typed, setTyped] = useState<string>();
  const total = typed ?? (quote.offer.total / 100).toFixed(2);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const cents = centsOf(total);
  const { version, status } = quote;
  const isFirst = status === 'DRAFT';
  const totalError = asked && cents === undefined ? 'Give an amount like 540.00' : undefined;
  const reasonError = asked && !reason.trim() ? 'Write the reason' : undefined;
  const busy = price.isPending || refuse.isPending;
  return (
    <div className="grid gap-4">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (cents !== undefined && reason.trim())
            price.mutate(
              { version, total: cents, reason: reason.trim() },
              {
                onSuccess: () => {
                  setReason('');
                  setTyped(undefined);
                  setAsked(false);
                },
              },
            );
        }}
      >
        <PlainInput
          label="Price in U.S. dollars"
          hint={`The rate card gives ${dollars(quote.offer.lines.filter(({ code }) => code !== 'desk').reduce((sum, { amount }) => sum + amount, 0))}.`}
          inputMode="decimal"
          required
          error={totalError}
          value={total}
          onChange={({ target }) => setTyped(target.value)}
        />
        <PlainTextArea
          label="Reason, for colleagues only"
          hint="The customer does not see it."
          required
          rows={3}
          maxLength={QUOTE_TEXT_MAX}
          error={reasonError}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {price.error ? <Alert kind="warning">{messageOf(price.error)}</Alert> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={price.isPending} disabled={busy} busyText="Sending...">
            {isFirst ? 'Send this price' : 'Change the price'}
          </Button>
        </div>
      </form>
      {isFirst ? <RefuseForm version={version} refuse={refuse} isBusy={busy} /> : null}
    </div>
  );
};
