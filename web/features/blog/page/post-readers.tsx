import type { figureEndpoints } from '#domain/blog/figures/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { monthWords } from '#web/ui/time/last-months.ts';
import { Definitions } from '../figures/definitions.tsx';
import { measures } from '../figures/measures.ts';
import { SpeedFacts } from '../speed/speed-facts.tsx';
import { usePostFigures } from '../use-posts.ts';

/** What fits beside a post; the page of all posts has the rest. */
const shown = measures.filter(({ heading }) =>
  ['Opened', 'All read', 'Quotes', 'Bookings'].includes(heading),
);

type OfMonth = EndpointReply<typeof figureEndpoints.postFigures>['months'][number];

const ByMonth = ({ read }: { readonly read: readonly OfMonth[] }) => (
  <>
    <DataTable
      caption="Readers by month"
      rows={read}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', heading: 'Month', cell: ({ month }) => monthWords(month) },
        ...shown.map(({ heading, text }) => ({
          key: heading,
          heading,
          numeric: true,
          cell: ({ figures }: OfMonth) => text(figures),
        })),
      ]}
    />
    <Definitions />
  </>
);

/** What readers did with a post that was shown, month by month, and how fast its page was for them. */
export const PostReaders = ({ id }: { readonly id: string }) => (
  <Section title="Readers" className="grid gap-3">
    <Loaded query={usePostFigures(id)} loading="Loading the figures…" lines={3}>
      {({ months, speed }) => {
        const read = months.filter(({ figures }) => figures.opened > 0);
        return (
          <>
            {read.length === 0 ? (
              <p>Nobody has opened it in the last {months.length} months.</p>
            ) : (
              <ByMonth read={read} />
            )}
            {speed ? <SpeedFacts speed={speed} /> : null}
          </>
        );
      }}
    </Loaded>
  </Section>
);
