import { type FormEvent, useRef, useState } from 'react';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { KnownShipper, ShipperOrder, ShipperStatus } from '#domain/identity/shipper/known-shipper.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { shipperKey } from '#web/session/use-known-shipper.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
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
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
}

const KnownFields = ({ typed, onType }: Fields) => (
  <div className="grid items-end gap-4 sm:grid-cols-2">
    <PlainInput
      label="Number"
      hint="As the program gave it."
      required
      maxLength={40}
      value={typed.ref}
      onChange={({ target }) => onType({ ref: target.value })}
    />
    <PlainInput
      label="Last day"
      hint="The record ends automatically after it."
      type="date"
      required
      value={typed.expiresOn}
      onChange={({ target }) => onType({ expiresOn: target.value })}
    />
  </div>
);

const StepFields = (fields: Fields) => {
  const { shipper, typed, onType } = fields;
  const names = stepNames(shipper.status);
  return (
    <>
      <PlainSelect
        label="It becomes"
        required
        value={typed.status}
        onChange={({ target }) => onType({ status: target.value })}
      >
        <option value="">Choose one</option>
        {shipper.next.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </PlainSelect>
      {typed.status === 'KNOWN' ? <KnownFields {...fields} /> : null}
      <PlainInput
        label="Reason"
        hint="It stays in the history, such as: visited on Monday, papers complete."
        required
        minLength={5}
        maxLength={300}
        value={typed.reason}
        onChange={({ target }) => onType({ reason: target.value })}
      />
    </>
  );
};

/** Changes whether a customer is a known shipper. What was typed stays when somebody else was first. */
export const ChangeShipper = ({ shipper }: { readonly shipper: KnownShipper }) => {
  const [typed, setTyped] = useState(empty);
  const id = useRef(uuidV7());
  const change = useShipperChange(shipper.userId);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole(typed)) return;
    change.mutate(orderOf(typed, id.current, shipper.version), {
      onSuccess: () => {
        id.current = uuidV7();
        setTyped(empty);
        toast.success('The record is changed.');
      },
      onError: (thrown) => {
        // The server has said no to this one. Without an answer it may have been written, so it keeps its id.
        if (thrown instanceof ApiError && thrown.status !== 0) id.current = uuidV7();
      },
    });
  };
  return (
    <form className="grid gap-4" onSubmit={send}>
      <StepFields
        shipper={shipper}
        typed={typed}
        onType={(changed) => setTyped((before) => ({ ...before, ...changed }))}
      />
      {change.isError ? <Alert title="Not saved">{messageOf(change.error)}</Alert> : null}
      <Button
        type="submit"
        className="justify-self-start"
        busy={change.isPending}
        busyText="Saving..."
        disabled={!isWhole(typed)}
      >
        Save
      </Button>
    </form>
  );
};
