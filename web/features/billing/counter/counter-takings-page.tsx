import { Link, useSearchParams } from 'react-router-dom';
import type { DayRate } from '#domain/billing/abroad/day-rate.ts';
import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import { currencyName, currencyOf, localShown, rateShown } from '#domain/billing/abroad/local-money.ts';
import { centsTaken, type TakenIn } from '#domain/billing/abroad/taken-in.ts';
import { methodWords } from '#domain/billing/entry-words.ts';
import { type Taking, takingNames } from '#domain/billing/takings.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { counterCountries } from '#domain/kernel/permissions.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay, useSession } from '#web/session/use-session.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { RateForm } from './rate-form.tsx';

/** What was taken, in the money that was taken: below nothing where it was voided. */
const takenWords = ({ amount, local }: Pick<Taking, 'amount' | 'local'>): string =>
  local === undefined ? dollars(-amount) : localShown(local.currency, Math.sign(-amount) * local.amount);

/** Where a row leads: who works at the counter sees the shipment, who keeps the books the invoice. */
const useWayTo = () => {
  const may = useMay();
  return ({ shipment, invoice }: Pick<Taking, 'shipment' | 'invoice'>): string =>
    shipment !== undefined && may('arrival.read') ? `/agent/${shipment}` : `/staff/billing/${invoice}`;
};

const columnsWith = (wayTo: ReturnType<typeof useWayTo>): readonly Column<Taking>[] => [
  { key: 'at', heading: 'When', cell: ({ at }) => <Instant at={at} /> },
  {
    key: 'kind',
    heading: 'What',
    cell: ({ kind, reason }) => [takingNames[kind], reason].filter(Boolean).join(': '),
  },
  {
    key: 'how',
    heading: 'How',
    cell: ({ method, reference }) => [methodWords[method], reference].filter(Boolean).join(', '),
  },
  {
    key: 'shipment',
    heading: 'Shipment',
    code: true,
    cell: ({ shipment, invoice }) => (
      <Link to={wayTo({ shipment, invoice })} className={textLink}>
        {shipment ?? invoice}
      </Link>
    ),
  },
  { key: 'taken', heading: 'Taken', numeric: true, cell: takenWords },
  { key: 'amount', heading: 'In U.S. dollars', numeric: true, cell: ({ amount }) => dollars(-amount) },
];

/** The sums of a counter, a line for each currency, and all of it in U.S. dollars. */
const TakenSums = ({ sums }: { readonly sums: readonly TakenIn[] }) => (
  <dl className="max-w-xl tabular-nums">
    {sums.map(({ currency, amount, cents }) => (
      <div key={currency} className="flex justify-between gap-4 border-t border-rule py-2">
        <dt>{currency === 'USD' ? 'In U.S. dollars' : `In ${currency}, worth ${dollars(cents)}`}</dt>
        <dd className="whitespace-nowrap font-semibold">
          {currency === 'USD' ? dollars(amount) : localShown(currency, amount)}
        </dd>
      </div>
    ))}
  </dl>
);

const Rates = ({ items }: { readonly items: readonly DayRate[] }) => (
  <ul className="tabular-nums">
    {items.map(({ country, day, perDollar }) => (
      <li key={day} className="flex justify-between gap-4 border-t border-rule py-2">
        <span>{dayWords(day)}</span>
        <span className="whitespace-nowrap">{rateShown(currencyOf(country), perDollar)}</span>
      </li>
    ))}
  </ul>
);

const DayRates = ({ country }: { readonly country: DestinationCode }) => {
  const query = useReply(['counter', 'rates', country], abroadEndpoints.counterRates, {
    params: { country },
  });
  return (
    <Section title="Rate of the day" className="grid max-w-xl gap-4">
      <Loaded query={query} loading="Loading the rates…" lines={3}>
        {({ today, items }) => {
          const rate = items.find(({ day }) => day === today);
          return (
            <div className="grid gap-4">
              <p>
                {rate === undefined
                  ? `No rate has been entered for today. Until one is, nothing is taken in ${currencyName(country)}.`
                  : `Today ${rateShown(currencyOf(country), rate.perDollar)}. What was taken keeps the rate that it was taken at.`}
              </p>
              <RateForm
                key={`${country} ${today} ${items[0]?.perDollar}`}
                country={country}
                today={today}
                last={(rate ?? items[0])?.perDollar}
                hasDay
              />
              <Rates items={items} />
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
};

const DayTaken = ({
  country,
  day,
}: {
  readonly country: DestinationCode;
  readonly day: string | undefined;
}) => {
  const query = useReply(['counter', 'takings', country, day], abroadEndpoints.counterTakings, {
    params: { country },
    query: { day },
  });
  const wayTo = useWayTo();
  return (
    <Loaded query={query} loading="Loading what was taken…">
      {({ items, sums }) =>
        items.length === 0 ? (
          <EmptyState title="Nothing was taken on this day">
            What receivers pay at this counter appears here when it is entered.
          </EmptyState>
        ) : (
          <Section title={`${dollars(centsTaken(sums))} in all`} className="grid gap-4">
            <TakenSums sums={sums} />
            <DataTable
              caption="Payments and voids, the latest first"
              columns={columnsWith(wayTo)}
              rows={items}
              rowKey={({ id }) => id}
              small={({ kind, shipment, ...taking }) => ({
                to: wayTo({ shipment, ...taking }),
                title: `${takingNames[kind]} · ${takenWords(taking)}`,
                detail: [methodWords[taking.method], dollars(-taking.amount), shipment]
                  .filter(Boolean)
                  .join(' · '),
              })}
            />
          </Section>
        )
      }
    </Loaded>
  );
};

/** `/agent/takings`: what a counter abroad took on a day, by currency, and its rate. Agents see their own. */
export const CounterTakingsPage = () => {
  const session = useSession();
  const countries = session.status === 'signed-in' ? counterCountries(session.user) : [];
  const [search] = useSearchParams();
  const country = countries.find((code) => code === search.get('of')) ?? countries[0];
  const day = search.get('day') ?? undefined;
  if (country === undefined) return null;
  const of = countries.length > 1 ? `of=${country}&` : '';
  const before = addDays(day ?? newYorkDay(new Date()), -1);
  return (
    <>
      <PageHeader
        caption={destinations[country].country}
        title={day === undefined ? 'Taken today' : `Taken on ${dayWords(day)}`}
      >
        <span className="flex flex-wrap gap-4">
          <Link to={`?${of}day=${before}`} className={textLink}>
            The day before
          </Link>
          {day === undefined ? null : (
            <Link to={`?${of}`} className={textLink}>
              Today
            </Link>
          )}
        </span>
      </PageHeader>
      {countries.length > 1 ? (
        <TabLinks
          label="Counters"
          current={country}
          tabs={countries.map((code) => ({
            key: code,
            title: destinations[code].country,
            to: { search: `?of=${code}` },
          }))}
        />
      ) : null}
      <div className="grid gap-10">
        <DayTaken country={country} day={day} />
        <DayRates country={country} />
      </div>
    </>
  );
};
