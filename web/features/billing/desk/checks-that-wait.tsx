import { keepPreviousData } from '@tanstack/react-query';
import type { WaitingCheck } from '#domain/billing/checks/waiting.ts';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { billedColumns } from './billed-columns.tsx';

const checkWords = ({ reference, bank }: WaitingCheck): string =>
  [reference, bank].filter(Boolean).join(', ');

const Checks = ({ checks, area }: { readonly checks: readonly WaitingCheck[]; readonly area: Area }) => {
  const nameOf = useNames(checks.map(({ by }) => by));
  const columns: readonly Column<WaitingCheck>[] = [
    { key: 'at', heading: 'Taken', cell: ({ at }) => <Instant at={at} /> },
    { key: 'check', heading: 'Check', cell: checkWords },
    ...billedColumns(area, nameOf),
    { key: 'sum', heading: 'Amount', numeric: true, cell: ({ sum }) => dollars(sum) },
  ];
  return (
    <DataTable
      caption="Checks that wait for the bank, the oldest first"
      columns={columns}
      rows={checks}
      rowKey={({ invoice, n }) => `${invoice} ${n}`}
      small={(check) => ({
        to: `${area}/billing/${check.invoice}`,
        title: `${dollars(check.sum)} · ${check.name}`,
        detail: (
          <>
            Check {checkWords(check)} · <Instant at={check.at} /> · {check.invoice}
          </>
        ),
      })}
    />
  );
};

/** The checks that we have and the bank has not paid yet, from whatever day. Each is noted as paid or returned on its invoice. */
export const ChecksThatWait = ({ area }: { readonly area: Area }) => {
  const pages = useCursorPages();
  const query = useReply(
    ['checks', pages.cursor],
    billingEndpoints.waitingChecks,
    { query: { limit: 25, cursor: pages.cursor } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Section title="Checks that wait for the bank" className="mt-8 grid gap-2">
      <PagedList pages={pages} query={query} loading="Loading the checks…" empty={<p>None.</p>}>
        {(checks) => <Checks checks={checks} area={area} />}
      </PagedList>
    </Section>
  );
};
