import type { Invitation, InvitationState } from '#domain/identity/invitations/invitation.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useInvitations, useWithdrawInvitation } from './use-invitations.ts';

const states: Readonly<Record<InvitationState, { readonly word: string; readonly tone: BadgeTone }>> = {
  OPEN: { word: 'Open', tone: 'time' },
  ACCEPTED: { word: 'Accepted', tone: 'done' },
  WITHDRAWN: { word: 'Withdrawn', tone: 'plain' },
  EXPIRED: { word: 'Expired', tone: 'plain' },
  VOID: { word: 'Not valid', tone: 'wrong' },
};

const State = ({ state, until, byName }: Invitation) => {
  const { word, tone } = states[state];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{word}</Badge>
      {state === 'OPEN' ? (
        <span className="text-sm">
          until <Instant at={until} />
        </span>
      ) : null}
      {state === 'VOID' ? <span className="text-sm">{byName} is not an admin any more.</span> : null}
    </span>
  );
};

const Actions = ({
  invitation,
  onAgain,
}: {
  readonly invitation: Invitation;
  readonly onAgain: (invitation: Invitation) => void;
}) => {
  const { id, email, state } = invitation;
  const { mutate, isPending } = useWithdrawInvitation();
  if (state === 'ACCEPTED') return null;
  const withdraw = () =>
    mutate(id, {
      onSuccess: () => toast.success(`The invitation of ${email} is withdrawn.`),
      onError: (thrown) => toast.error(messageOf(thrown)),
    });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button look="plain" aria-label={`Change or send again: ${email}`} onClick={() => onAgain(invitation)}>
        Change or send again
      </Button>
      {state === 'OPEN' ? (
        <Button
          look="quiet"
          busy={isPending}
          busyText="Withdrawing..."
          aria-label={`Withdraw: ${email}`}
          onClick={withdraw}
        >
          Withdraw
        </Button>
      ) : null}
    </span>
  );
};

/** Who was invited, and whether they have come. */
export const Invitations = ({
  onInvite,
  onAgain,
}: {
  readonly onInvite: () => void;
  readonly onAgain: (invitation: Invitation) => void;
}) => {
  const columns: readonly Column<Invitation>[] = [
    {
      key: 'email',
      heading: 'E-mail address',
      bare: true,
      cell: ({ email }) => <span className="wrap-anywhere font-semibold">{email}</span>,
    },
    { key: 'roles', heading: 'Roles', cell: ({ roles }) => roleNames(roles) },
    {
      key: 'by',
      heading: 'Invited',
      cell: ({ at, byName }) => (
        <span className="wrap-anywhere">
          <Instant at={at} /> by {byName}
        </span>
      ),
    },
    { key: 'state', heading: 'Invitation', cell: (invitation) => <State {...invitation} /> },
    {
      key: 'action',
      heading: 'Change',
      bare: true,
      cell: (invitation) => <Actions invitation={invitation} onAgain={onAgain} />,
    },
  ];
  return (
    <Section title="Invitations" className="grid gap-4">
      <p>Someone who has no account yet is invited by e-mail. The list goes back 30 days.</p>
      <span>
        <Button onClick={onInvite}>Invite someone</Button>
      </span>
      <Loaded query={useInvitations()} loading="Loading invitations…" lines={3}>
        {({ invitations }) =>
          invitations.length === 0 ? (
            <p className="text-ink-soft">Nobody is invited.</p>
          ) : (
            <DataTable caption="Invitations" columns={columns} rows={invitations} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
    </Section>
  );
};
