import { useState } from 'react';
import type { ShownAccount } from '#domain/billing/accounts/endpoints.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Folded } from '../money/folded.tsx';
import { TermsForm } from './terms-form.tsx';
import { useAccount } from './use-account.ts';

interface Props {
  readonly userId: string;
  readonly area: Area;
}

type Known = Props & { readonly account: ShownAccount | undefined };

/** Why nothing more goes on it, while that is so. */
const Stopped = ({ account: { on, waiting } }: { readonly account: ShownAccount }) => {
  const now = new Date().toISOString();
  const late = on.filter(({ dueAt }) => dueAt <= now);
  if (late.length > 0)
    return (
      <Alert kind="info">
        {late.map(({ number }) => number).join(', ')} {late.length === 1 ? 'is' : 'are'} past due. Until that
        is paid, nothing more goes on the account.
      </Alert>
    );
  if (waiting.length === 0) return null;
  return <p>Not on the account, because its limit is used: {waiting.join(', ')}.</p>;
};

const Terms = ({ account }: { readonly account: ShownAccount }) => {
  const { limit, days, open, left } = account;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 tabular-nums">
        <Fact name="Limit">{dollars(limit)}</Fact>
        <Fact name="To pay in">{days === 1 ? '1 day' : `${days} days`}</Fact>
        <Fact name="Open">{dollars(open)}</Fact>
        <Fact name="Left">{dollars(left)}</Fact>
      </dl>
      <Stopped account={account} />
    </>
  );
};

/** Who set the terms, when and why, the last one first. */
const Changes = ({ changes }: Pick<ShownAccount, 'changes'>) => {
  const nameOf = useNames(changes.map(({ by }) => by));
  return (
    <Folded title={changes.length === 1 ? 'Who set it' : `${changes.length} changes`}>
      <HistoryLines>
        {changes.toReversed().map(({ at, by, limit, days, reason }) => (
          <HistoryLine
            key={at}
            who={nameOf(by)}
            what={limit === 0 ? 'took the account away' : `allowed ${dollars(limit)}, ${days} days to pay`}
            at={at}
            note={reason}
          />
        ))}
      </HistoryLines>
    </Folded>
  );
};

const Account = ({ account, ...props }: Known) => {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const has = account !== undefined && account.limit > 0;
  return (
    <div className="grid gap-4">
      {has ? <Terms account={account} /> : <p>None. Shipments are paid before they fly.</p>}
      {isOpen ? <TermsForm {...props} account={account} done={() => setOpen(false)} /> : null}
      {!isOpen && may('invoice.manage') ? (
        <Button look="plain" className="justify-self-start" onClick={() => setOpen(true)}>
          {has ? 'Change the account' : 'Give a credit account'}
        </Button>
      ) : null}
      {account === undefined ? null : <Changes changes={account.changes} />}
    </div>
  );
};

/** The credit account of a customer: its limit, what is open and what is left, and who set it. Nothing for whoever may see no invoices. */
export const CreditAccountPart = (props: Props) =>
  useMay()('invoice.read') ? (
    <Section title="Credit account">
      <Shown {...props} />
    </Section>
  ) : null;

const Shown = (props: Props) => (
  <Loaded query={useAccount(props.userId)} loading="Loading the account…" lines={3}>
    {({ account }) => <Account {...props} account={account} />}
  </Loaded>
);
