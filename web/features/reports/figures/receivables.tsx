import { Link } from 'react-router-dom';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Age } from '#domain/reports/figures/receivables.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useReceivables } from './use-figures.ts';

/** How long ago invoices were issued. */
const ageNames: Readonly<Record<Age, string>> = {
  '0-30': 'In the last 30 days',
  '31-60': '31 to 60 days ago',
  '61-90': '61 to 90 days ago',
  '90+': 'More than 90 days ago',
};

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
              { key: 'name', heading: 'Issued', cell: ({ name }) => name },
              { key: 'invoices', heading: 'Invoices', numeric: true, cell: ({ invoices: of }) => String(of) },
              { key: 'owed', heading: 'Owed', numeric: true, cell: ({ owed: of }) => dollars(of) },
            ]}
          />
        )}
      </Loaded>
      <details>
        <summary className="unfold">How it is counted</summary>
        <p className="max-w-prose pb-4 text-ink-soft">
          What is still owed on every open invoice now, by the days since the invoice was issued. A check that
          waits for the bank is owed until it clears. With all destinations it includes invoices of persons
          without a shipment.
        </p>
      </details>
      {mayOpen ? (
        <Link to={`${area}/billing?show=owed`} className={`${textLink} justify-self-start`}>
          Open the invoices that are owed
        </Link>
      ) : null}
    </Section>
  );
};
