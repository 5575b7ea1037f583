import { type KeyboardEvent, useState } from 'react';
import { type GuestFields, guestErrors, normalizeGuest } from '#domain/quotes/guest-validation.ts';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { workFrom } from '#web/proof-of-work/post.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { mailQuote } from './send-quote.ts';
import { useSaving } from './use-saving.ts';

/** Mails a quote to somebody without an account. It is inside of the calculator's form, so Enter must not ask for the price. */
export const GuestForm = ({ form }: { readonly form: QuoteForm }) => {
  const [guest, setGuest] = useState<GuestFields>({ name: '', email: '' });
  const [asked, setAsked] = useState(false);
  const [work] = useState(() => workFrom('/api/quotes/challenge'));
  const { busy, made, save } = useSaving({ form, guest: normalizeGuest(guest) });
  const errors = asked ? guestErrors(guest) : {};
  const send = (): void => {
    setAsked(true);
    if (Object.keys(guestErrors(guest)).length > 0) return;
    void save((key) => mailQuote(form, normalizeGuest(guest), { key, work }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  if (made && 'reference' in made)
    return (
      <p role="status">
        <strong>{made.reference}</strong> is on its way to {guest.email}. The e-mail has a link to your quote.
      </p>
    );
  return (
    <div className="grid gap-3">
      {(['name', 'email'] as const).map((field) => (
        <PlainInput
          key={field}
          label={field === 'name' ? 'Name' : 'E-mail'}
          name={`quote-${field}`}
          type={field === 'name' ? 'text' : 'email'}
          autoComplete={field}
          required
          disabled={busy}
          error={errors[field]}
          value={guest[field]}
          onFocus={work.begin}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setGuest({ ...guest, [field]: target.value })}
        />
      ))}
      <p role="alert" className="font-semibold text-wrong empty:hidden">
        {made && 'failure' in made ? made.failure : ''}
      </p>
      <Button look="plain" className="justify-self-start" busy={busy} busyText="Sending..." onClick={send}>
        E-mail me the quote
      </Button>
    </div>
  );
};
