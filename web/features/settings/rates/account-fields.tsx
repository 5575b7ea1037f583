import { type AccountNames, type Ledger, ledgerNames, ledgers } from '#domain/billing/books/ledgers.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Text } = fieldsOf<AccountNames>();

const isMoney = (ledger: Ledger): boolean => ledgers.indexOf(ledger) >= ledgers.indexOf('CASH');

const Accounts = ({ of }: { readonly of: readonly Ledger[] }) => (
  <Side>
    {of.map((ledger) => (
      <Text key={ledger} name={ledger} label={ledgerNames[ledger]} />
    ))}
  </Side>
);

/** How the bookkeeper's program calls the accounts on which invoices and money are booked. */
export const AccountFields = () => (
  <>
    <FieldGroup
      title="What is charged and owed"
      hint="Type each account as it is called in QuickBooks Online, letter by letter. For a sub-account type Parent:Sub-account. A month that is closed keeps the names that it was closed with."
    >
      <Accounts of={ledgers.filter((ledger) => !isMoney(ledger))} />
    </FieldGroup>
    <FieldGroup
      title="Where money is"
      hint="The same account may stand in several fields. What our bank has by the next day can go to your checking account; what waits to be brought there or paid out, to an account of its own."
    >
      <Accounts of={ledgers.filter(isMoney)} />
    </FieldGroup>
  </>
);
