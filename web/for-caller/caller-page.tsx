import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Somebody who calls or walks in. */
export type Caller = EndpointReply<typeof callerEndpoints.showCaller>;

/** A page on which the desk makes something for somebody who calls, whose id is in the address. */
export const CallerPage = ({
  area,
  title,
  intro,
  children,
}: {
  readonly area: Area;
  readonly title: string;
  readonly intro: string;
  readonly children: (caller: Caller) => ReactNode;
}) => {
  const { id = '' } = useParams();
  const query = useReply(['caller', id], callerEndpoints.showCaller, { params: { userId: id } });
  return (
    <>
      <Link
        to={pathTo(`${area}/customers/:id`, { id })}
        className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex"
      >
        ← Customer
      </Link>
      <Loaded
        query={query}
        loading="Loading the customer…"
        lines={14}
        missing={
          <Missing title="There is no such customer" list={`${area}/customers`} all="All customers">
            Look for them in the list, or keep them as a person first.
          </Missing>
        }
      >
        {(caller) => (
          <>
            <PageHeader caption={`For ${caller.name}`} title={title}>
              {intro}
            </PageHeader>
            {children(caller)}
          </>
        )}
      </Loaded>
    </>
  );
};
