import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { KnownShipper, ShipperOrder, ShipperStatus } from '#domain/identity/shipper/known-shipper.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { shipperKey } from '#web/session/use-known-shipper.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { type Act, useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';

/** What each step is called. Known again is a renewal. */
const stepNames = (before: ShipperStatus): Readonly<Record<ShipperStatus, string>> => ({
  UNKNOWN: 'Not a known shipper',
  PENDING: 'Papers came in, being checked',
  KNOWN: before === 'KNOWN' ? 'Renewed, known until a new day' : 'Known shipper',
  SUSPENDED: 'Suspended for now',
});

const useShipperChange = (userId: string) =>
  useChange(
    (body: ShipperOrder) => api(identityEndpoints.changeShipper, { params: { userId }, body }),
    shipperKey(userId),
  );

const empty = { status: '', ref: '', expiresOn: '', reason: '' };
type Typed = typeof empty;

/** A known shipper needs the number and the last day as well. */
const isWhole = ({ status, ref, expiresOn, reason }: Typed): boolean =>
  status !== '' && reason.trim() !== '' && (status !== 'KNOWN' || (ref.trim() !== '' && expiresOn !== ''));

const orderOf = (typed: Typed, id: string, version: number): ShipperOrder => {
  const status = typed.status as ShipperStatus;
  const { ref, expiresOn } = typed;
  return {
    id,
    version,
    status,
    reason: typed.reason.trim(),
    ...(status === 'KNOWN' ? { ref: ref.trim(), expiresOn } : {}),
  };
};

interface Fields {
  readonly shipper: KnownShipper;
  readonly act: Act<Typed>;
}

const KnownFields = ({ act: { field } }: Fields) => (
  <div className="grid items-end gap-4 sm:grid-cols-2">
    <PlainInput label="Number" hint="As the program gave it." required maxLength={40} {...field('ref')} />
    <PlainInput
      label="Last day"
      hint="The record ends automatically after it."
      type="date"
      required
      {...field('expiresOn')}
    />
  </div>
);

const StepFields = (fields: Fields) => {
  const { shipper, act } = fields;
  const names = stepNames(shipper.status);
  return (
    <>
      <PlainSelect label="It becomes" required {...act.field('status')}>
        <option value="">Choose one</option>
        {shipper.next.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </PlainSelect>
      {act.values.status === 'KNOWN' ? <KnownFields {...fields} /> : null}
      <PlainInput
        label="Reason"
        hint="It stays in the history, such as: visited on Monday, papers complete."
        required
        minLength={5}
        maxLength={300}
        {...act.field('reason')}
      />
    </>
  );
};

/** Changes whether a customer is a known shipper. What was typed stays when somebody else was first. */
export const ChangeShipper = ({ shipper }: { readonly shipper: KnownShipper }) => {
  const act = useAct(useShipperChange(shipper.userId), {
    begin: empty,
    input: (typed, id) => orderOf(typed, id, shipper.version),
    done: () => toast.success('The record is changed.'),
  });
  return (
    <ActForm act={act} noValidate={false} className="grid gap-4">
      <StepFields shipper={shipper} act={act} />
      <ActFailure act={act} title="Not saved" />
      <ActButton act={act} busyText="Saving..." disabled={!isWhole(act.values)}>
        Save
      </ActButton>
    </ActForm>
  );
};
