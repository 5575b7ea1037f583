import { type ComponentType, useEffect, useRef, useState } from 'react';
import { registrationSteps } from '#domain/identity/registration.ts';
import { returnQuery } from '#domain/identity/return-url.ts';
import type { Begun } from '#web/session/drafts/begun.ts';
import type { QuoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AddressFieldSet } from '../fields/address-fields.tsx';
import { EmailField } from '../fields/email-field.tsx';
import { NewPasswordFields } from '../fields/new-password-fields.tsx';
import { PersonalFieldSet } from '../fields/personal-fields.tsx';
import { destinationOf, returningBy } from '../login/arrival.ts';
import { useArrival, useBegun, useQuoteToBook } from '../login/use-arrival.ts';
import { useLeaveWhenSignedIn } from '../login/use-leave-when-signed-in.ts';
import { useInvited } from './invited.ts';
import { RegistrationSuccess } from './registration-success.tsx';
import { ReviewStep } from './review-step.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';

const AccountStep = () => (
  <>
    <EmailField autoComplete="email" />
    <NewPasswordFields />
  </>
);

const headings = ['Email & Password', 'Your Information', 'Address Information', 'Review & Confirm'] as const;
const contents: readonly ComponentType<{ readonly edit: Wizard['edit'] }>[] = [
  AccountStep,
  PersonalFieldSet,
  AddressFieldSet,
  ReviewStep,
];
const stepperSteps = registrationSteps.map(({ title, description }) => ({ title, hint: description }));

/** The step's heading, focused when the step changes so that a screen reader announces it. */
const StepHeading = ({ step }: { readonly step: number }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl">
      {headings[step]}
    </h2>
  );
};

const SETTLE_MS = 400;

/** True a moment after a step is shown, so that a double click on Next does not create the account. */
const useSettled = (step: number): boolean => {
  const [rested, setRested] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setRested(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return rested === step;
};

const Buttons = ({ wizard }: { readonly wizard: Wizard }) => {
  const { step, isLast, submission, back } = wizard;
  const rested = useSettled(step);
  return (
    <div className="flex justify-between gap-3">
      <Button look="plain" onClick={back} disabled={step === 0 || submission.busy}>
        Back
      </Button>
      <Button
        key={isLast ? 'create' : 'next'}
        type="submit"
        busy={isLast && submission.busy}
        disabled={isLast && !rested}
        busyText="Creating..."
      >
        {isLast ? 'Create Account' : 'Next'}
      </Button>
    </div>
  );
};

const ToSignIn = ({ returning }: { readonly returning: string }) => (
  <p>
    Already have an account?{' '}
    <a className={textLink} href={`/auth/login${returning}`}>
      Sign in here
    </a>
  </p>
);

const WizardForm = ({ wizard }: { readonly wizard: Wizard }) => {
  const { form, step, submission, edit } = wizard;
  const Content = contents[step];
  return (
    <FormFrame form={form} submission={submission} className="grid gap-5">
      <StepHeading step={step} />
      <Failure message={submission.failure} />
      <fieldset disabled={submission.busy} className="grid gap-4">
        {Content ? <Content edit={edit} /> : null}
      </fieldset>
      <Buttons wizard={wizard} />
    </FormFrame>
  );
};

/** As high as the longer heading where something was begun, already in the static page (before-hydration.ts). */
const HEADER = 'grid content-start gap-2 [[data-begun]_&]:min-h-80 sm:[[data-begun]_&]:min-h-44';

/** For whoever was invited to work here. */
const InvitedHeading = ({ email }: { readonly email: string }) => (
  <header className={HEADER}>
    <h1 className="text-4xl">Create your account to work with us</h1>
    <p className="wrap-anywhere text-ink-soft">
      Four short steps with the invited address, {email}. With another one you would be a customer.
    </p>
  </header>
);

/** For whoever shipped with us or asked for a price before they had an account. */
const WelcomeHeading = ({ email }: { readonly email: string }) => (
  <header className={HEADER}>
    <h1 className="text-4xl">Create your account, and find what we made for you</h1>
    <p className="wrap-anywhere text-ink-soft">
      Four short steps with your address, {email}. With another one we cannot find your shipments and quotes.
    </p>
  </header>
);

/** With which address they register, for a quote is in the account of its own address alone. */
const addressOf = ({ email }: QuoteToBook): string =>
  email === undefined
    ? 'Use the address that we mailed the quote to.'
    : `Use ${email}, where we mailed the quote.`;

/** What the account is for. Whoever is about to book has the way to the account that they may have beside it. */
const Heading = ({
  begun,
  quote,
  returning,
}: {
  readonly begun: Begun | undefined;
  /** The quote that they accepted. */
  readonly quote: QuoteToBook | undefined;
  readonly returning: string;
}) => {
  const toBook = (quote ?? begun)?.words;
  if (toBook === undefined)
    return (
      <header className={HEADER}>
        <h1 className="text-4xl">Create your account</h1>
        <p className="text-ink-soft">Four short steps, and you get a U.S. address to shop with.</p>
      </header>
    );
  return (
    <header className={HEADER}>
      <h1 className="text-4xl">Create your free account, then we book {toBook}</h1>
      <p className="wrap-anywhere text-ink-soft">
        {quote ? `${addressOf(quote)} ` : ''}Four short steps, then we finish your booking.
      </p>
      <ToSignIn returning={returning} />
    </header>
  );
};

/** What was begun on this device. Whoever comes for nothing else goes on with it after signing up. */
const useBegunHere = (): Begun | undefined => {
  const begun = useBegun();
  useEffect(() => {
    if (begun && returningBy(window.location.search) === '')
      window.history.replaceState(
        window.history.state,
        '',
        `${window.location.pathname}${returnQuery(begun.path)}`,
      );
  }, [begun]);
  return begun;
};

/** `/auth/register`, an island on a static page: an account in four steps, for people who are not signed in. */
export const RegisterPage = () => {
  const wizard = useWizard();
  const begun = useBegunHere();
  const invited = useInvited();
  const arrival = useArrival();
  const returning = arrival.returning || (begun ? returnQuery(begun.path) : '');
  const quote = useQuoteToBook(destinationOf(returning));
  useLeaveWhenSignedIn(wizard.registered !== undefined || wizard.submission.busy);
  if (wizard.registered !== undefined)
    return <RegistrationSuccess account={wizard.registered} returning={returning} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:py-12">
      {invited?.invitation ? <InvitedHeading email={invited.email} /> : null}
      {invited?.keptAs ? <WelcomeHeading email={invited.email} /> : null}
      {invited ? null : <Heading begun={begun} quote={quote} returning={returning} />}
      <Stepper steps={stepperSteps} current={wizard.step} />
      <Card>
        <WizardForm wizard={wizard} />
      </Card>
      <div className="grid gap-3">
        {begun || quote ? null : <ToSignIn returning={returning} />}
        <a className={textLink} href="/">
          ← Back to website
        </a>
      </div>
    </div>
  );
};
