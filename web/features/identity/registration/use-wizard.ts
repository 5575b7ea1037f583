import { useRef, useState } from 'react';
import { registrationErrorMessage } from '#domain/identity/provider-errors.ts';
import {
  emptyRegistration,
  firstInvalidStep,
  type RegistrationForm,
  registrationAt,
  registrationSteps,
} from '#domain/identity/registration.ts';
import { useSession } from '#web/session/use-session.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { type SchemaForm, useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { type Submission, useSubmission } from '#web/ui/forms/use-submission.ts';
import { keepCredentials } from '../handover/kept-credentials.ts';
import type { AwaitedConfirmation } from '../handover/use-sign-in-on-confirmation.ts';
import { reportProfileUpdate, reportRegistration } from '../report.ts';
import { clearDraft } from './draft-store.ts';
import { createAccount, updateProfileSoon } from './sign-up.ts';
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
}

/** Controls the four steps: forward only when the current one is valid, back to the first, an account at the end. */
export const useWizard = (): Wizard => {
  const draft = useStoredDraft();
  const { refresh } = useSession();
  const [step, setStep] = useState(0);
  const form = useSchemaForm({
    schema: registrationAt(step),
    defaultValues: draft?.form ?? emptyRegistration,
  });
  const [work] = useState(signUpWork);
  const [registered, setRegistered] = useState<AwaitedConfirmation>();
  useDraftOf(form, draft, registered === undefined);

  const register = async (values: RegistrationForm) => {
    const { signedIn } = await createAccount(values, work);
    reportEvent('registration_completed');
    await clearDraft();
    const { email, password } = values;
    setRegistered({ email: email.trim(), credentials: keepCredentials({ email, password }) });
    // From here on only this object holds the password.
    form.reset(emptyRegistration);
    if (!signedIn) return;
    await refresh();
    updateProfileSoon(values, reportProfileUpdate);
  };

  const started = useRef(false);
  const goOn = () => {
    // The start is reported after the first step, because looking at the form is not yet a start.
    if (!started.current) reportEvent('registration_started');
    started.current = true;
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
  return { form, step, isLast: step === LAST_STEP, registered, submission, back };
};
