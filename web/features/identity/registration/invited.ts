import { useEffect, useState } from 'react';
import { KEPT_TOKEN } from '#domain/identity/people/person-invitation.ts';
import { isLinkSecret } from '#domain/kernel/link-secret.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** What the link of a letter says that invites somebody: to work here, or as the customer whom our desk keeps. */
interface Invited {
  readonly email: string;
  /** The secret of the letter of a colleague. */
  readonly invitation?: string;
  /** The token of the letter of a customer. */
  readonly keptAs?: string;
}

const KEY = 'invitation';

const invitedBy = (text: string | null): Invited | undefined => {
  const said = new URLSearchParams(text ?? '');
  const [invitation, keptAs, email] = [said.get('invitation'), said.get('welcome'), said.get('address')];
  if (!email) return undefined;
  if (isLinkSecret(invitation)) return { email, invitation };
  return keptAs !== null && KEPT_TOKEN.test(keptAs) ? { email, keptAs } : undefined;
};

/** The invitation by which somebody came to the sign-up; this tab knows it until it is closed. Undefined without one. */
export const readInvited = (): Invited | undefined =>
  withoutThrowing(() => {
    const text = window.location.hash.slice(1);
    const came = invitedBy(text);
    if (came) sessionStorage.setItem(KEY, text);
    return came ?? invitedBy(sessionStorage.getItem(KEY));
  });

/** The same after hydration: the static page is the same for everybody. */
export const useInvited = (): Invited | undefined => {
  const [invited, setInvited] = useState<Invited>();
  useEffect(() => setInvited(readInvited()), []);
  return invited;
};
