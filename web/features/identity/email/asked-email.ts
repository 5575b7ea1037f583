import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** Only in this tab: to which address a code was sent, so that a reload asks for the code again and not for another one. */
const STORED_AS = 'email_asked';

interface Asked {
  readonly userId: string;
  readonly email: string;
}

/** The address to which this person had a code sent in this tab; empty when there is none. */
export const askedEmail = (userId: string): string => {
  const asked = withoutThrowing(
    () => JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Partial<Asked>,
  );
  return asked?.userId === userId && typeof asked.email === 'string' ? asked.email : '';
};

export const keepAsked = (userId: string, email: string): void => {
  withoutThrowing(() => sessionStorage.setItem(STORED_AS, JSON.stringify({ userId, email } satisfies Asked)));
};

/** After the code, or for another address. */
export const forgetAsked = (): void => {
  withoutThrowing(() => sessionStorage.removeItem(STORED_AS));
};
