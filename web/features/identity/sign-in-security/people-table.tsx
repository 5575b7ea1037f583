import type { SignInSecurity } from '#domain/identity/two-step.ts';
import type { Role } from '#domain/kernel/role.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  staff: 'Staff',
  analyst: 'Analyst',
  customer: 'Customer',
  warehouse: 'Warehouse',
  dispatch: 'Dispatch',
  driver: 'Driver',
  documents: 'Documents',
  billing: 'Billing',
  content: 'Content',
};

const Status = ({ on, since }: SignInSecurity) =>
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

const LastReset = ({ resets: [last] }: SignInSecurity) =>
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

/** People with their two-step sign-in. Admins reset anybody's but their own. */
export const PeopleTable = ({
  caption,
  people,
  onReset,
}: {
  readonly caption: string;
  readonly people: readonly SignInSecurity[];
  readonly onReset: (person: SignInSecurity) => void;
}) => {
  const ownId = useOwnId();
  const action = (person: SignInSecurity) => {
    if (!person.on) return null;
    if (person.userId === ownId) return <span className="text-sm text-ink-soft">Yours: in My account</span>;
    return (
      <Button look="plain" aria-label={`Reset ${person.name}`} onClick={() => onReset(person)}>
        Reset
      </Button>
    );
  };
  const columns: readonly Column<SignInSecurity>[] = [
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
    { key: 'role', heading: 'Role', cell: ({ role }) => roleNames[role] },
    { key: 'on', heading: 'Two-step sign-in', cell: (person) => <Status {...person} /> },
    { key: 'reset', heading: 'Last reset', cell: (person) => <LastReset {...person} /> },
    { key: 'action', heading: 'Lost phone', bare: true, cell: action },
  ];
  return <DataTable caption={caption} columns={columns} rows={people} rowKey={({ userId }) => userId} />;
};
