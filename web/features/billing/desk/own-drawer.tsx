import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { cashBefore, type Drawer } from '#domain/billing/drawers/drawer.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { dollars } from '#domain/kernel/money.ts';
import { api } from '#web/api/client.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { countedCents } from '#web/ui/forms/typed-amount.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

/** After every instant that is written down. */
const NEVER = '9999';

type OwnDrawerReply = EndpointReply<typeof billingEndpoints.ownDrawer>;
type DayDrawers = EndpointReply<typeof billingEndpoints.drawers>;

interface Counted {
  readonly cents: number;
  readonly reason: string | undefined;
  readonly key: string;
}

interface Props {
  readonly label: string;
  /** Whether a difference may be explained. */
  readonly hasReason: boolean;
  /** What the button says. The sum is empty, or ` with $200.00` once one was typed. */
  readonly press: (amount: string) => string;
  readonly done: (drawer: Drawer) => string;
  readonly send: (counted: Counted) => Promise<Drawer>;
}

const schema = formSchema<{ readonly amount: string; readonly reason: string }>(({ amount }) =>
  onlyErrors({
    amount: countedCents(amount) === undefined ? 'Enter an amount like 200.00, or 0.' : undefined,
  }),
);

/** Shows a drawer as it is now. The list of the day is a moment behind, so asked again it might still say what was. */
const showDrawer = (cache: QueryClient, drawer: Drawer): void => {
  cache.setQueryData<OwnDrawerReply>(['drawers', 'own'], drawer.closed === undefined ? { drawer } : {});
  cache.setQueryData<DayDrawers>(
    ['drawers', undefined],
    (shown) =>
      shown && {
        ...shown,
        items: [...shown.items.filter(({ id }) => id !== drawer.id), drawer].toSorted((one, other) =>
          one.openedAt.localeCompare(other.openedAt),
        ),
      },
  );
};

/** Takes what somebody has counted, and shows the drawer that has it. */
export const CountForm = ({ label, hasReason, press, done, send }: Props) => {
  const cache = useQueryClient();
  // It may have been done all the same, or by somebody else.
  const readAgain = (): void => void cache.invalidateQueries({ queryKey: ['drawers'] });
  const act = useAct(useMutation({ mutationFn: send, onError: readAgain }), {
    begin: { amount: '', reason: '' },
    schema,
    input: ({ amount, reason }, key) => ({
      cents: countedCents(amount) ?? 0,
      reason: reason.trim() || undefined,
      key,
    }),
    done: (drawer) => {
      toast.success(done(drawer));
      showDrawer(cache, drawer);
    },
  });
  const counted = act.values.amount.trim() === '' ? undefined : countedCents(act.values.amount);
  return (
    <ActForm act={act} className="grid max-w-xl gap-4">
      <PlainInput
        label={label}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...act.field('amount')}
      />
      {hasReason ? (
        <PlainInput label="Why, if it is not right to the cent" maxLength={300} {...act.field('reason')} />
      ) : null}
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} busyText="Saving…" look="plain">
        {press(counted === undefined ? '' : ` with ${dollars(counted)}`)}
      </ActButton>
    </ActForm>
  );
};

/** The cash of today that whoever looks took before they opened this drawer and that is in no count, in cents: all of it while none is open. */
const useCashBefore = (drawer: Drawer | undefined): number => {
  const by = useOwnId();
  const { data } = useReply(['takings', undefined], billingEndpoints.takings, {
    query: { day: undefined },
  });
  const day = useReply(['drawers', undefined], billingEndpoints.drawers, { query: { day: undefined } });
  if (data === undefined || day.data === undefined) return 0;
  const since = { by, counter: 'HOUSE', openedAt: drawer?.openedAt ?? NEVER } as const;
  return cashBefore(since, data.items, day.data.items);
};

const Open = ({ before }: { readonly before: number }) => (
  <div className="grid gap-3">
    {before > 0 ? (
      <p>{dollars(before)} that you took in cash today is not counted in a drawer that you open now.</p>
    ) : null}
    <CountForm
      label="Cash counted into it, in U.S. dollars"
      hasReason={false}
      press={(amount) => `Open my drawer${amount}`}
      done={({ float }) => `Your drawer is open with ${dollars(float)}.`}
      send={({ cents: float, key }) =>
        api(billingEndpoints.openDrawer, { headers: { 'idempotency-key': key }, body: { float } })
      }
    />
  </div>
);

const Close = ({
  drawer: { id, openedAt, float },
  before,
}: {
  readonly drawer: Drawer;
  readonly before: number;
}) => (
  <div className="grid gap-3">
    <p>
      Open since <Instant at={openedAt} /> with {dollars(float)}. Count it all, and close it.
    </p>
    {before > 0 ? (
      <p>{dollars(before)} was taken in cash before you opened it. It does not count in this drawer.</p>
    ) : null}
    <CountForm
      label="Cash in it now, in U.S. dollars"
      hasReason
      press={(amount) => `Close my drawer${amount}`}
      done={() => 'Your drawer is closed.'}
      send={({ cents: counted, reason }) =>
        api(billingEndpoints.closeDrawer, { params: { id }, body: { counted, reason } })
      }
    />
  </div>
);

/** The drawer of whoever looks: opened with what is in it, counted and closed. What should be in it is said after the count. */
export const OwnDrawer = () => {
  const { data } = useReply(['drawers', 'own'], billingEndpoints.ownDrawer, {});
  const before = useCashBefore(data?.drawer);
  if (data === undefined) return null;
  const { drawer } = data;
  return (
    <Section title="My drawer" className="mb-8 grid gap-3 print:hidden">
      {drawer === undefined ? (
        <Open before={before} />
      ) : (
        <Close key={drawer.id} drawer={drawer} before={before} />
      )}
    </Section>
  );
};
