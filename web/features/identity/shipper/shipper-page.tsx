import { Link, useParams } from 'react-router-dom';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { shipperNames } from '#domain/identity/shipper/shipper-names.ts';
import { wholeName } from '#domain/identity/validation/personal.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { nameShown } from '#domain/kernel/person/latin-name.ts';
import { useReply } from '#web/api/use-reply.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { dateWords } from '#web/phrases/days.ts';
import { shipperWords } from '#web/phrases/shipper-words.ts';
import { useKnownShipper } from '#web/session/use-known-shipper.ts';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { changeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { ChangeShipper } from './change-shipper.tsx';

type Shown = EndpointReply<typeof identityEndpoints.knownShipper>;

const History = ({ entries }: { readonly entries: Shown['history'] }) => {
  const nameOf = useNames(entries.map(({ by }) => by));
  if (entries.length === 0) return <p>Nobody has changed it yet.</p>;
  return (
    <HistoryLines>
      {entries.map(({ id, at, by, before, after, ref, expiresOn, reason }) => (
        <HistoryLine
          key={id}
          who={nameOf(by)}
          what={before === after ? 'renewed the record' : 'changed the record'}
          at={at}
          changes={[
            ...(before === after ? [] : [changeLine('Status', shipperNames[before], shipperNames[after])]),
            ...(ref === undefined ? [] : [changeLine('Number', undefined, ref)]),
            ...(expiresOn === undefined ? [] : [changeLine('Last day', undefined, dateWords(expiresOn))]),
          ]}
          note={reason}
        />
      ))}
    </HistoryLines>
  );
};

const Content = ({
  shown: { shipper, history },
  name,
  area,
}: {
  readonly shown: Shown;
  readonly name: string;
  readonly area: Area;
}) => {
  const may = useMay();
  return (
    <div className="grid max-w-3xl gap-8">
      <Link to={`${area}/shippers`} className="text-link -mb-6 hidden min-h-11 items-center sm:inline-flex">
        ← All known shippers
      </Link>
      <PageHeader caption="Known shipper" title={name}>
        {shipperWords(shipper)}{' '}
        <CustomerName id={shipper.userId} area={area}>
          Open the customer
        </CustomerName>
      </PageHeader>
      <p>
        {shipper.ref === undefined ? null : `Number ${shipper.ref}. `}
        The airline asks for it when a flight is handed over. It replaces no screening: goods of a known
        shipper are screened piece by piece like all others.
      </p>
      {may('shipper.manage') ? (
        <Section title="Change it" className="grid gap-4">
          <ChangeShipper shipper={shipper} />
        </Section>
      ) : null}
      <Section title="History" className="grid gap-4">
        <History entries={history} />
      </Section>
    </div>
  );
};

/** Whether one customer is a known shipper, how it came about, and the form that changes it. */
export const ShipperPage = ({ area }: { readonly area: Area }) => {
  const { userId = '' } = useParams();
  const owner = useReply(['profile', userId], identityEndpoints.profile, { params: { userId } });
  return (
    <Loaded
      query={useKnownShipper(userId)}
      loading="Loading the record…"
      missing={
        <Missing title="There is no such customer" list={`${area}/shipments`} all="All shipments">
          Open the record from a shipment or a mailbox of the customer.
        </Missing>
      }
    >
      {(shown) => (
        <Loaded query={owner} loading="Loading the customer…">
          {(profile) => (
            <Content
              shown={shown}
              name={
                nameShown({ name: wholeName(profile), latinName: profile.latin_name ?? undefined }) ||
                profile.email
              }
              area={area}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
};
