import type { Page } from '@playwright/test';
import { registerWithoutForm } from './customers.ts';
import { signIn } from './people.ts';
import { linkIn, newEmail } from './test.ts';

type MailTo = (to: string, about: RegExp) => Promise<Parameters<typeof linkIn>[0]>;

/** Registers a customer without the form, verifies them by their letter, and signs them in. Nobody else changes what is theirs. */
export const newCustomer = async (
  page: Page,
  baseURL: string | undefined,
  mailTo: MailTo,
  name: string,
): Promise<void> => {
  const email = newEmail(name);
  const confirm = await registerWithoutForm(baseURL ?? '', email);
  const link = linkIn(await mailTo(email, /verify/i), '/auth/callback');
  await confirm(new URL(link).searchParams.get('code') ?? '');
  await signIn(page, email);
};
