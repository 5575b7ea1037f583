import type { StaffMember } from '#domain/identity/rights.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const Status = ({ on, since }: StaffMember) =>
  on ? (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="done">On</Badge>
      {since === undefined ? null : (
        <span className="text-sm">
          since <Instant at={since} />
        </span>
      )}
    </span>
  ) : (
    // The cell stretches what is in it.
    <span>
      <Badge>Off</Badge>
    </span>
  );

const LastReset = ({ resets: [last] }: StaffMember) =>
  last === undefined ? (
    <span className="text-ink-soft">None</span>
  ) : (
    <span className="grid">
      <span className="wrap-anywhere">
        <Instant at={last.at} /> by {last.byName}
      </span>
      <span className="wrap-anywhere text-sm text-ink-soft">{last.reason}</span>
    </span>
  );

/** What an admin can do for somebody in the table. */
export interface PeopleActions {
  readonly onRoles: (person: StaffMember) => void;
  readonly onReset: (person: StaffMember) => void;
}

/** People with their roles and their two-step sign-in. Admins reset anybody's but their own. */
export const PeopleTable = ({
  caption,
  people,
  onRoles,
  onReset,
}: PeopleActions & {
  readonly caption: string;
  readonly people: readonly StaffMember[];
}) => {
  const ownId = useOwnId();
  const resetOf = (person: StaffMember) => {
    if (!person.on) return null;
    if (person.userId === ownId)
      return <span className="text-sm text-ink-soft">Lost phone: ask another admin</span>;
    return (
      <Button look="plain" aria-label={`Reset ${person.name}`} onClick={() => onReset(person)}>
        Reset
      </Button>
    );
  };
  const action = (person: StaffMember) => (
    <span className="flex flex-wrap items-center gap-2">
      <Button look="plain" aria-label={`Change roles of ${person.name}`} onClick={() => onRoles(person)}>
        Change roles
      </Button>
      {resetOf(person)}
    </span>
  );
  const columns: readonly Column<StaffMember>[] = [
    {
      key: 'name',
      heading: 'Name',
      bare: true,
      cell: ({ name, email }) => (
        <span className="grid min-w-0">
          <span className="font-semibold">{name}</span>
          {name === email ? null : <span className="wrap-anywhere text-sm text-ink-soft">{email}</span>}
        </span>
      ),
    },
    { key: 'roles', heading: 'Roles', cell: ({ roles }) => roleNames(roles) },
    {
      key: 'seen',
      heading: 'Last seen',
      cell: ({ lastSeen }) =>
        lastSeen === undefined ? <span className="text-ink-soft">Not yet</span> : <Instant at={lastSeen} />,
    },
    { key: 'on', heading: 'Two-step sign-in', cell: (person) => <Status {...person} /> },
    { key: 'reset', heading: 'Last reset', cell: (person) => <LastReset {...person} /> },
    { key: 'action', heading: 'Change', bare: true, cell: action },
  ];
  return <DataTable caption={caption} columns={columns} rows={people} rowKey={({ userId }) => userId} />;
};
