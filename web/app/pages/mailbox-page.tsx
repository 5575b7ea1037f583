import { MailboxListPage } from '#web/features/mailboxes/list/mailbox-list-page.tsx';
import { MailboxPage } from '#web/features/mailboxes/page/mailbox-page.tsx';
import { ParcelsOfMailbox } from '#web/features/parcels/desk/of-mailbox/parcels-of-mailbox.tsx';
import type { Area } from '#web/shell/screens.ts';

const parcelsIn = (area: Area) => (number: string) => <ParcelsOfMailbox number={number} area={area} />;

/** `/staff/mailboxes/:number` with the parcels of the mailbox, composed of features that do not import each other. */
export const DeskMailboxPage = ({ area }: { readonly area: Area }) => (
  <MailboxPage area={area} parcels={parcelsIn(area)} />
);

/** `/staff/mailboxes`; a mailbox in its panel has its parcels too. */
export const DeskMailboxListPage = ({ area }: { readonly area: Area }) => (
  <MailboxListPage area={area} parcels={parcelsIn(area)} />
);
