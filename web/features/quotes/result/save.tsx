import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { actionClass, Button } from '#web/ui/button.tsx';
import { GuestForm } from '../save/guest-form.tsx';
import { keepForLater } from '../save/quote-to-save.ts';
import { MY_QUOTES, saveQuote } from '../save/send-quote.ts';
import { quoteFormOf, useSaving } from '../save/use-saving.ts';
import type { Calculation } from '../use-calculation.ts';

const InAccount = ({ form }: { readonly form: QuoteForm }) => {
  const { busy, made, save } = useSaving(form);
  if (made && 'reference' in made)
    return (
      <a href={`/dashboard/quotes/${made.reference}`} className={actionClass({ look: 'plain' })}>
        Open {made.reference}
      </a>
    );
  return (
    <div className="grid gap-2">
      <p role="alert" className="font-semibold text-wrong empty:hidden">
        {made && 'failure' in made ? made.failure : ''}
      </p>
      <Button
        look="plain"
        className="justify-self-start"
        busy={busy}
        busyText="Saving..."
        onClick={() => void save((key) => saveQuote(form, key))}
      >
        Save as a quote
      </Button>
    </div>
  );
};

const AsGuest = ({ form }: { readonly form: QuoteForm }) => {
  const query = `returnUrl=${encodeURIComponent(MY_QUOTES)}`;
  return (
    <>
      <details>
        <summary className="unfold">E-mail me this quote</summary>
        <GuestForm form={form} />
      </details>
      <p className="text-sm text-ink-soft">
        Or{' '}
        <a href={`/auth/register?${query}`} className="text-link" onClick={() => keepForLater(form)}>
          create an account
        </a>{' '}
        or{' '}
        <a href={`/auth/login?${query}`} className="text-link" onClick={() => keepForLater(form)}>
          sign in
        </a>
        , and we save it there.
      </p>
    </>
  );
};

/** Makes a quote of the price: in the account, or by e-mail for somebody without one. A price that staff must confirm is checked first. */
export const Save = ({ form }: { readonly form: Calculation }) => {
  const asked = quoteFormOf(form);
  if (asked === undefined || form.price === undefined) return null;
  const needsReview = form.price.review.length > 0;
  return (
    <div className="label-tear grid gap-3 pt-4 print:hidden">
      <p className="font-semibold">
        {needsReview ? 'Get the price by e-mail' : 'Keep this price for 7 days'}
      </p>
      <p className="text-sm text-ink-soft">
        {needsReview
          ? 'Someone at our desk checks it and e-mails you the price.'
          : 'A quote keeps its price for seven days, even if our prices change.'}
      </p>
      {signedInUser().userId === undefined ? <AsGuest form={asked} /> : <InAccount form={asked} />}
    </div>
  );
};
