import { useRef, useState } from 'react';
import { registrationErrorMessage } from '#domain/identity/provider-errors.ts';
import {
  emptyRegistration,
  firstInvalidStep,
  type RegistrationForm,
  registrationAt,
  registrationSteps,
} from '#domain/identity/registration.ts';
import { readBegun, zipOf } from '#web/session/drafts/begun.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { type SchemaForm, useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { type Submission, useSubmission } from '#web/ui/forms/use-submission.ts';
import { keepCredentials } from '../handover/kept-credentials.ts';
import type { AwaitedConfirmation } from '../handover/use-sign-in-on-confirmation.ts';
import { quoteArrived } from '../login/arrival.ts';
import { preloadProvider, provider } from '../provider/load-provider.ts';
import { reportProfileUpdate, reportRegistration } from '../report.ts';
import { clearDraft } from './draft-store.ts';
import { readInvited } from './invited.ts';
import { signUpWork } from './sign-up-work.ts';
import { useDraftOf, useStoredDraft } from './use-draft.ts';

const LAST_STEP = registrationSteps.length - 1;

/** The wizard: its form, the current step, and its two buttons. */
export interface Wizard {
  readonly form: SchemaForm<RegistrationForm>;
  readonly step: number;
  readonly isLast: boolean;
  /** The account once it exists and its link was sent. */
  readonly registered: AwaitedConfirmation | undefined;
  readonly submission: Submission;
  readonly back: () => void;
  /** Goes back to a step, to change something in it. */
  readonly edit: (step: number) => void;
}

/** Nothing of the address was typed, and it is still one of the United States. */
const isWithoutAddress = ({ country, address_line1, city, zip_code }: RegistrationForm): boolean =>
  country === emptyRegistration.country && [address_line1, city, zip_code].every((typed) => typed === '');

/**
 * The values at the start. Without a draft, the fields of the first step have none, so that they keep what the browser or a
 * password manager has filled in. Where a pickup was priced, its ZIP code is there already; whoever was invited to work here signs up
 * with the invited address, and whoever accepted a quote with that of the quote.
 */
const valuesOf = (draft: ReturnType<typeof useStoredDraft>): Partial<RegistrationForm> => {
  const begun = readBegun();
  const zip = (begun && zipOf(begun)) ?? '';
  const email = (readInvited() ?? quoteArrived())?.email;
  const address = email === undefined ? {} : { email };
  if (draft) return { ...draft.form, ...(isWithoutAddress(draft.form) ? { zip_code: zip } : {}), ...address };
  const { email: _, password: __, confirmPassword: ___, ...others } = emptyRegistration;
  return { ...others, zip_code: zip, ...address };
};

/** Controls the four steps: forward only when the current one is valid, back to the first, an account at the end. */
export const useWizard = (): Wizard => {
  const draft = useStoredDraft();
  const [step, setStep] = useState(0);
  const form = useSchemaForm({
    schema: registrationAt(step),
    defaultValues: valuesOf(draft),
  });
  const [work] = useState(signUpWork);
  const [registered, setRegistered] = useState<AwaitedConfirmation>();
  useDraftOf(form, draft, registered === undefined);

  const register = async (values: RegistrationForm) => {
    const { createAccount, updateProfileSoon } = await provider();
    const { signedIn } = await createAccount(values, work);
    reportEvent('registration_completed');
    await clearDraft();
    const { email, password } = values;
    const credentials = keepCredentials({ email, password });
    setRegistered({ email: email.trim(), credentials, signedIn });
    // From here on only this object holds the password.
    form.reset(emptyRegistration);
    if (signedIn) updateProfileSoon(values, reportProfileUpdate);
  };

  const started = useRef(false);
  const goOn = () => {
    // The start is reported after the first step, because looking at the form is not yet a start.
    if (!started.current) reportEvent('registration_started');
    started.current = true;
    preloadProvider();
    work.begin(form.getValues('email'));
    setStep(step + 1);
  };

  const submission = useSubmission(form, {
    invalid: () => {
      if (step === LAST_STEP) setStep(firstInvalidStep(form.getValues())?.step ?? step);
    },
    send: async (values) => (step < LAST_STEP ? goOn() : await register(values)),
    explain: (thrown) => {
      reportRegistration(thrown, form.getValues().email);
      return registrationErrorMessage(thrown);
    },
  });

  const back = () => setStep((current) => Math.max(0, current - 1));
  return { form, step, isLast: step === LAST_STEP, registered, submission, back, edit: setStep };
};
