import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { ListedShipper } from '#domain/identity/shipper/shipper-endpoints.ts';
import { shipperNames } from '#domain/identity/shipper/shipper-names.ts';
import { useReply } from '#web/api/use-reply.ts';
import { dateWords } from '#web/phrases/days.ts';
import type { Area } from '#web/shell/screens.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The status, and when a record counts until or has ended. */
const statusWords = ({ status, expiresOn, lapsedOn }: ListedShipper): string => {
  if (lapsedOn !== undefined) return `Ended on ${dateWords(lapsedOn)}`;
  return status === 'KNOWN' && expiresOn !== undefined
    ? `${shipperNames.KNOWN} until ${dateWords(expiresOn)}`
    : shipperNames[status];
};

/** Everybody who is or was to become a known shipper. Each opens the customer's record. */
export const ShippersPage = ({ area }: { readonly area: Area }) => {
  const pages = useCursorPages();
  const below = `${area}/shippers`;
  const columns: readonly Column<ListedShipper>[] = [
    {
      key: 'name',
      heading: 'Customer',
      cell: ({ userId, name }) => (
        <Link to={`${below}/${userId}`} className="text-link inline-flex min-h-11 items-center">
          {name}
        </Link>
      ),
    },
    { key: 'status', heading: 'Status', cell: statusWords },
    { key: 'ref', heading: 'Number', code: true, cell: ({ ref }) => ref ?? 'None' },
  ];
  return (
    <>
      <PageHeader caption="Customers" title="Known shippers">
        Customers whom the airlines know, and those whose papers are being checked.
      </PageHeader>
      <PagedList
        pages={pages}
        query={useReply(
          ['known-shippers', { cursor: pages.cursor }],
          identityEndpoints.knownShippers,
          { query: { limit: 50, cursor: pages.cursor } },
          { placeholderData: keepPreviousData },
        )}
        loading="Loading the records…"
        empty={
          <EmptyState title="No known shippers yet">
            Open a shipment of the customer. The record is beside the sender’s name.
          </EmptyState>
        }
      >
        {(shippers) => (
          <DataTable
            caption="Known shippers"
            columns={columns}
            rows={shippers}
            rowKey={({ userId }) => userId}
            small={(shipper) => ({
              to: `${below}/${shipper.userId}`,
              title: shipper.name,
              detail: statusWords(shipper),
            })}
          />
        )}
      </PagedList>
    </>
  );
};
