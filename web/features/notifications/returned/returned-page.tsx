import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const key = ['returned-mail'] as const;

type Returned = EndpointReply<typeof notificationEndpoints.returnedMail>['items'][number];

/** The addresses that get no mail. */
const useReturned = () => useReply(key, notificationEndpoints.returnedMail, {});

/** Says that an address works again. */
const useWorks = () =>
  useChange((id: string) => api(notificationEndpoints.mailWorks, { params: { id } }), key);

const Row = ({ item: { id, email, why, at, subject } }: { readonly item: Returned }) => {
  const change = useWorks();
  const may = useMay();
  const works = () =>
    change.mutate(id, { onSuccess: () => void toast.success(`We will write to ${email} again`) });
  return (
    <li className="grid gap-2 border-b border-rule py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="break-words font-semibold">{email}</p>
        <p className="text-sm text-ink-soft">
          {why === 'bounce' ? 'Came back' : 'Marked as spam'} <Instant at={at} />
          {subject === '' ? '' : `: ${subject}`}
        </p>
        <p className="text-sm">
          {why === 'bounce'
            ? 'Call the customer and ask for the right address.'
            : 'Only they can turn it on again, in their account.'}
        </p>
        {change.error ? <Alert>{messageOf(change.error)}</Alert> : null}
      </div>
      {why === 'bounce' && may('mailbox.manage') ? (
        <Button look="plain" busy={change.isPending} onClick={works}>
          It works again<span className="sr-only">: {email}</span>
        </Button>
      ) : null}
    </li>
  );
};

/** `/staff/returned-mail`: the addresses that get no mail, and why. */
export const ReturnedPage = () => (
  <>
    <PageHeader title="E-mail that comes back">
      We send no e-mail to these addresses: a sender whose e-mails often come back may lose all of its e-mail.
      Notifications in the account and WhatsApp messages go on.
    </PageHeader>
    <Loaded query={useReturned()} loading="Loading the addresses…">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No e-mail came back">
            When one does, its address appears here, with the reason.
          </EmptyState>
        ) : (
          <ul className="border-t border-rule">
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </>
);
