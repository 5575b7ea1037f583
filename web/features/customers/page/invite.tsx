import { useState } from 'react';
import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import { nextLetterAt } from '#domain/identity/people/person-invitation.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useInvite } from '../use-customers.ts';

type Whole = Pick<WholeCustomer, 'customer' | 'invitation'>;

const Sent = ({ email, by, at, until }: NonNullable<WholeCustomer['invitation']>) => {
  const nameOf = useNames([by]);
  return (
    <p className="wrap-anywhere">
      {nameOf(by)} sent the letter to {email}, <Instant at={at} />. They can open the account by it until{' '}
      <Instant at={until} />.
    </p>
  );
};

const Press = ({ customer: { id, email }, invitation }: Whole) => {
  // One letter for each press, also where the answer is lost and it is pressed again.
  const [order, setOrder] = useState(uuidV7);
  const invite = useInvite(id);
  if (invitation && nextLetterAt(invitation, new Date()) !== undefined)
    return <p className="text-ink-soft">The letter can be sent again tomorrow.</p>;
  const send = async (): Promise<void> => {
    await invite.mutateAsync({ id: order });
    setOrder(uuidV7());
    toast.success(`The letter is on its way to ${email}.`);
  };
  return (
    <>
      <p className="text-ink-soft">
        They open an account by the letter, and find their shipments, quotes, pickups and invoices in it.
      </p>
      {invite.isError ? <Alert>{messageOf(invite.error)}</Alert> : null}
      <Button look="plain" busy={invite.isPending} onClick={() => void send().catch(() => undefined)}>
        {invitation === undefined ? 'Invite them to an account' : 'Send the invitation again'}
      </Button>
    </>
  );
};

/** The way to an account for somebody who has none: one press sends the letter. Once they opened it, “Same person” says so. */
export const Invite = ({ customer, invitation }: Whole) => {
  const mayInvite = useMay()('customer.manage') && customer.email !== '';
  if (!isPersonId(customer.id) || !(mayInvite || invitation)) return null;
  return (
    <Section title="No account yet" className="grid justify-items-start gap-3">
      {invitation === undefined ? null : <Sent {...invitation} />}
      {mayInvite ? <Press customer={customer} invitation={invitation} /> : null}
    </Section>
  );
};
