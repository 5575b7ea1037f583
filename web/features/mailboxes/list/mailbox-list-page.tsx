import type { ReactNode } from 'react';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { livePage } from '#web/desk-list/question/live-page.ts';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TakeOver } from '../page/changes/take-over.tsx';
import { MailboxView } from '../page/mailbox-page.tsx';
import { useMailboxes } from '../use-mailboxes.ts';
import { mailboxKind } from './mailbox-kind.tsx';

const Nothing = ({ search }: { readonly search: string }) =>
  search ? (
    <EmptyState title={`Nothing found for “${search}”`}>
      Try one name written in full, the last four digits of the mailbox or phone number, or the e-mail
      address.
    </EmptyState>
  ) : (
    <EmptyState title="No mailboxes yet">
      The first one appears here when a customer confirms their e-mail address.
    </EmptyState>
  );

/** Every mailbox, newest first, with search and pages. The search is in the address, so that it can be shared. */
export const MailboxListPage = ({
  area,
  parcels,
}: {
  readonly area: Area;
  /** What has come for a mailbox, in the panel. */
  readonly parcels?: (number: string) => ReactNode;
}) => {
  const place = useListPlace();
  const search = new URLSearchParams(place.query).get('search') ?? '';
  return (
    <DeskList
      kind={mailboxKind(area, search)}
      title="Mailboxes"
      place={place}
      query={useMailboxes({ search, cursor: place.cursor, every: livePage.refetchInterval })}
      searchLabel="Name, number, phone or e-mail"
      filters={null}
      below={
        area === '/admin' ? (
          <div className="mt-6">
            <TakeOver />
          </div>
        ) : null
      }
      empty={<Nothing search={search} />}
      panel={(number) => <MailboxView number={number} area={area} parcels={parcels} />}
    />
  );
};
