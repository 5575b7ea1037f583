import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { QUOTE_TEXT_MAX } from '#domain/quotes/limits.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { DeskActions } from './use-desk-quotes.ts';

/** Cents of an amount like 540 or 1,540.00; undefined for anything else. */
const centsOf = (typed: string): number | undefined => {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0
    ? Math.round(Number(plain) * 100)
    : undefined;
};

const refusalSchema = formSchema<{ text: string }>(({ text }) =>
  text.trim() ? {} : { text: 'Write what the customer reads' },
);
const priceSchema = formSchema<{ total: string; reason: string }>(({ total, reason }) =>
  onlyErrors({
    total: centsOf(total) === undefined ? 'Give an amount like 540.00' : undefined,
    reason: reason.trim() ? undefined : 'Write the reason',
  }),
);

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
  const act = useAct(refuse, {
    begin: { text: '' },
    schema: refusalSchema,
    input: ({ text }) => ({ version, reason: text.trim() }),
  });
  return (
    <details>
      <summary className="unfold">We cannot take it</summary>
      <ActForm act={act} noValidate={false} className="mt-3 grid gap-3">
        <PlainTextArea
          label="The customer reads this"
          hint="Say why we cannot take it, and what they can do instead."
          required
          rows={3}
          maxLength={QUOTE_TEXT_MAX}
          {...act.field('text')}
        />
        <ActFailure act={act} kind="warning" />
        <ActButton act={act} look="plain" disabled={isBusy}>
          Refuse it and e-mail the customer
        </ActButton>
      </ActForm>
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
  const { version, status, offer } = quote;
  const act = useAct(price, {
    // Until somebody types, the price as it is now, which a colleague may change meanwhile.
    begin: { total: (offer.total / 100).toFixed(2), reason: '' },
    follows: true,
    schema: priceSchema,
    input: ({ total, reason }) => ({ version, total: centsOf(total) ?? 0, reason: reason.trim() }),
  });
  const isFirst = status === 'DRAFT';
  const busy = price.isPending || refuse.isPending;
  return (
    <div className="grid gap-4">
      <ActForm act={act} noValidate={false} className="grid gap-3">
        <PlainInput
          label="Price in U.S. dollars"
          hint={`The rate card gives ${dollars(offer.lines.filter(({ code }) => code !== 'desk').reduce((sum, { amount }) => sum + amount, 0))}.`}
          inputMode="decimal"
          required
          {...act.field('total')}
        />
        <PlainTextArea
          label="Reason, for colleagues only"
          hint="The customer does not see it."
          required
          rows={3}
          maxLength={QUOTE_TEXT_MAX}
          {...act.field('reason')}
        />
        <ActFailure act={act} kind="warning" />
        <ActButton act={act} disabled={busy} busyText="Sending...">
          {isFirst ? 'Send this price' : 'Change the price'}
        </ActButton>
      </ActForm>
      {isFirst ? <RefuseForm version={version} refuse={refuse} isBusy={busy} /> : null}
    </div>
  );
};
