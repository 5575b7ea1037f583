import { useEffect, useState } from 'react';
import { isLinkSecret } from '#domain/kernel/link-secret.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** What the link of a letter says that invites somebody to work here. */
interface Invited {
  readonly secret: string;
  readonly email: string;
}

const KEY = 'staff_invitation';

const invitedBy = (text: string | null): Invited | undefined => {
  const said = new URLSearchParams(text ?? '');
  const [secret, email] = [said.get('invitation'), said.get('address')];
  return isLinkSecret(secret) && email ? { secret, email } : undefined;
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
