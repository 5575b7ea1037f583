import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_DAYS } from '#domain/billing/accounts/account.ts';
import type { AccountPreview, ShownAccount } from '#domain/billing/accounts/endpoints.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { messageOf } from '#web/api/api-error.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { centsOf, typedAmount } from '#web/ui/forms/typed-amount.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { usePreview, useTerms } from './use-account.ts';

interface Fields {
  readonly limit: string;
  readonly days: string;
  readonly reason: string;
}

interface Terms {
  readonly limit: number;
  readonly days: number;
  readonly reason: string;
}

/** Cents; nothing takes the account away. */
const limitOf = (typed: string): number | undefined =>
  /^0+(\.0+)?$/.test(typed.trim()) ? 0 : centsOf(typed);

const schema = formSchema<Fields>(({ limit, days, reason }) =>
  onlyErrors({
    limit: limitOf(limit) === undefined ? 'Enter an amount like 5000.00.' : undefined,
    days:
      /^\d+$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= MOST_DAYS
        ? undefined
        : `Enter 1 to ${MOST_DAYS} days.`,
    reason: reason.trim().length < 3 ? 'Write why. It stays on this page.' : undefined,
  }),
);

interface Props {
  readonly userId: string;
  readonly account: ShownAccount | undefined;
  readonly area: Area;
}

const Moved = ({ items, area }: { readonly items: AccountPreview['off']; readonly area: Area }) => (
  <ul className="list-disc ps-6">
    {items.map(({ number, shipment, owed }) => (
      <li key={number}>
        <Link to={`${area}/billing/${number}`} className={textLink}>
          {number}
        </Link>
        {shipment === undefined ? '' : `, shipment ${shipment}`}: {dollars(owed)}
      </li>
    ))}
  </ul>
);

/** What the new terms change, before they are saved. */
const Changes = ({
  preview: { off, taken },
  area,
}: {
  readonly preview: AccountPreview;
  readonly area: Area;
}) => (
  <>
    {off.length === 0 ? null : (
      <div>
        <p>These come off the account. Their shipments have not left, and are held until they are paid:</p>
        <Moved items={off} area={area} />
      </div>
    )}
    {taken.length === 0 ? null : (
      <div>
        <p>These go on the account. Their shipments are not held for payment any more:</p>
        <Moved items={taken} area={area} />
      </div>
    )}
    {off.length + taken.length === 0 ? <p>No invoice that is open now changes.</p> : null}
    <p className="text-sm text-ink-soft">
      What is on the account already stays due on its day. What has left stays on the account.
    </p>
  </>
);

const titleOf = ({ limit, days }: Terms): string =>
  limit === 0 ? 'Take the account away?' : `Allow ${dollars(limit)}, ${days} days to pay?`;

const Confirm = ({
  terms,
  preview,
  close,
  ...props
}: Props & { readonly terms: Terms; readonly preview: AccountPreview; readonly close: () => void }) => {
  const saving = useTerms(props.userId);
  const save = (): void =>
    saving.mutate(
      { ...terms, seen: props.account?.changes.length ?? 0 },
      {
        onSuccess: () => {
          toast.success(terms.limit === 0 ? 'The account is taken away.' : 'The account is saved.');
          close();
        },
      },
    );
  return (
    <div className="grid gap-3 border-s-4 border-time ps-4">
      <p className="font-semibold">{titleOf(terms)}</p>
      <Changes preview={preview} area={props.area} />
      {saving.error ? <Alert title="Not saved">{messageOf(saving.error)}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        <Button busy={saving.isPending} onClick={save}>
          {terms.limit === 0 ? 'Take it away' : 'Save'}
        </Button>
        <Button look="plain" disabled={saving.isPending} onClick={close}>
          Not now
        </Button>
      </div>
    </div>
  );
};

/** Gives a customer an account, or other terms. It says first what that changes. */
export const TermsForm = (props: Props & { readonly done: () => void }) => {
  const { userId, account, done } = props;
  const [asked, setAsked] = useState<{ readonly terms: Terms; readonly preview: AccountPreview }>();
  const look = usePreview(userId);
  const termsOf = ({ limit, days, reason }: Fields): Terms => ({
    limit: limitOf(limit) ?? 0,
    days: Number(days),
    reason: reason.trim(),
  });
  const act = useAct(look, {
    begin: {
      limit: account === undefined || account.limit === 0 ? '' : typedAmount(account.limit),
      days: String(account?.days ?? 30),
      reason: '',
    } as Fields,
    schema,
    input: (fields) => {
      const { limit, days } = termsOf(fields);
      return { limit, days };
    },
    keeps: 'all',
    done: (preview, fields) => setAsked({ preview, terms: termsOf(fields) }),
  });
  if (asked !== undefined) return <Confirm {...props} {...asked} close={done} />;
  return (
    <ActForm act={act} className="grid gap-4">
      <PlainInput
        label="May be open at once, in U.S. dollars"
        hint="0 takes the account away."
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...act.field('limit')}
      />
      <PlainInput
        label="Days to pay, from the day of the invoice"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        {...act.field('days')}
      />
      <PlainInput
        label="Why"
        hint="The customer reads it if they ask for their data."
        required
        maxLength={300}
        {...act.field('reason')}
      />
      <ActFailure act={act} title="Not possible" />
      <div className="flex flex-wrap gap-2">
        <ActButton act={act} busyText="Looking…">
          See what changes
        </ActButton>
        <Button look="plain" onClick={done}>
          Cancel
        </Button>
      </div>
    </ActForm>
  );
};
