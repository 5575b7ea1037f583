import type { ReactNode } from 'react';
import type { EnquiryErrors } from '#domain/enquiries/form/validation.ts';
import { enquiryTopicNames, enquiryTopics, type FormKind } from '#domain/enquiries/topics.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput, PlainSelect, PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { FormProblems } from './form/form-problems.tsx';
import { Receipt } from './form/receipt.tsx';
import { useEnquiry } from './form/use-enquiry.ts';

export interface EnquiryFormProps {
  readonly kind: FormKind;
  /** Other ways to reach us, for when the form does not work. */
  readonly phone: PublicBrand['phone'];
  readonly email: string;
}

type Contact = Pick<EnquiryFormProps, 'phone' | 'email'>;

const OtherWays = ({ phone, email, children }: Contact & { readonly children: ReactNode }) => (
  <p>
    {children} call{' '}
    <a href={`tel:${phone.e164}`} className="text-link whitespace-nowrap">
      {phone.display}
    </a>{' '}
    or write to{' '}
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
    .
  </p>
);

/** Honeypot: robots fill in every field, people and screen readers do not find this one. */
const Honeypot = () => (
  <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden opacity-0">
    <label>
      Leave this empty
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const Fields = ({ kind, errors }: { readonly kind: FormKind; readonly errors: EnquiryErrors }) => (
  <>
    <PlainSelect label="What is it about?" name="topic" required error={errors.topic}>
      <option value="">Choose one</option>
      {enquiryTopicNames.map((topic) => (
        <option key={topic} value={topic}>
          {enquiryTopics[topic]}
        </option>
      ))}
    </PlainSelect>
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <PlainInput label="Name" name="name" autoComplete="name" required error={errors.name} />
      <PlainInput
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <PlainInput label="Phone" name="phone" type="tel" autoComplete="tel" error={errors.phone} />
      <PlainInput label="Mailbox or tracking number" name="number" error={errors.number} />
    </div>
    <PlainTextArea
      label={kind === 'support' ? 'What went wrong?' : 'Your message'}
      name="message"
      rows={7}
      required
      error={errors.message}
    />
    <Honeypot />
  </>
);

/**
 * The form of the contact and support pages. It works as plain HTML before hydration; input from before is kept, and
 * the draft is stored until the enquiry is accepted.
 */
const EnquiryForm = ({ kind, phone, email }: EnquiryFormProps) => {
  const { form, problems, busy, reference, begin, written, send } = useEnquiry(kind);
  if (reference !== undefined) return <Receipt reference={reference} />;
  return (
    <>
      <noscript>
        <OtherWays phone={phone} email={email}>
          This form needs JavaScript, which your browser does not run. Please
        </OtherWays>
      </noscript>
      <form
        ref={form}
        // Without our code a browser must not send the message in a URL.
        method="post"
        noValidate
        aria-label={kind === 'support' ? 'Ask for help' : 'Write to us'}
        className="relative grid gap-4 noscript:hidden"
        onFocus={begin}
        onInput={written}
        onSubmit={(event) => void send(event)}
      >
        <FormProblems {...problems}>
          <OtherWays phone={phone} email={email}>
            If it does not work,
          </OtherWays>
        </FormProblems>
        <fieldset disabled={busy} className="grid gap-4">
          <legend className="sr-only">Your message</legend>
          <Fields kind={kind} errors={problems.errors} />
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy} busyText="Sending...">
            Send
          </Button>
          <p className="text-sm text-ink-soft">
            We use what you write only to answer you. We keep it for two years.
          </p>
        </div>
      </form>
    </>
  );
};

export default EnquiryForm;
