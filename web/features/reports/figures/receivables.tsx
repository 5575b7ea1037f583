import { Link } from 'react-router-dom';
import { ageNames } from '#domain/billing/books/aging.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useReceivables } from './use-figures.ts';

/** What is owed now, by its age. It is that of today, whichever months the report has. */
export const ReceivablesTable = ({
  lane,
  area,
}: {
  readonly lane: DestinationCode | undefined;
  readonly area: Area;
}) => {
  const mayOpen = useMay()('invoice.read');
  return (
    <Section title="Owed to us today" className="grid gap-3">
      <Loaded query={useReceivables(lane)} loading="Loading what is owed…" lines={6}>
        {({ byAge, invoices, owed }) => (
          <DataTable
            caption="Owed to us today"
            rows={[
              ...byAge.map(({ age, ...sum }) => ({ name: ageNames[age], ...sum })),
              { name: 'All together', invoices, owed },
            ]}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', heading: 'Due since', cell: ({ name }) => name },
              { key: 'invoices', heading: 'Invoices', sum: true, cell: ({ invoices: of }) => String(of) },
              { key: 'owed', heading: 'Owed', sum: true, cell: ({ owed: of }) => dollars(of) },
            ]}
          />
        )}
      </Loaded>
      <details>
        <summary className="unfold">How it is counted</summary>
        <p className="max-w-prose pb-4 text-ink-soft">
          What is still owed on every open invoice now, by the days since it had to be paid, or since it was
          issued where it has no such day. A check that waits for the bank is owed until it clears. With all
          destinations it includes invoices of persons without a shipment.
        </p>
      </details>
      {mayOpen ? (
        <Link to={`${area}/aging`} className={`${textLink} justify-self-start`}>
          Who owes what
        </Link>
      ) : null}
    </Section>
  );
};
