import type { ReactNode } from 'react';
import { isReady } from '#domain/parcels/owner/own-counts.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMyParcels } from '../use-parcels.ts';
import { ParcelRows } from './parcel-row.tsx';

/** What is here, with the way to send it on once something is ready. */
export const Here = ({ empty }: { readonly empty: ReactNode }) => {
  const pages = useCursorPages();
  return (
    <Section title="Here" className="grid gap-3">
      <PagedList
        pages={pages}
        query={useMyParcels('here', pages.cursor)}
        loading="Loading your parcels…"
        empty={empty}
      >
        {(parcels) => {
          const ready = parcels.filter(isReady).length;
          return (
            <div className="grid gap-4">
              <ParcelRows parcels={parcels} />
              {ready > 0 ? (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <LinkButton to="/dashboard/mailbox/send">
                    {ready === 1 ? 'Send it on' : `Send ${ready} parcels on`}
                  </LinkButton>
                  <p className="text-ink-soft">
                    {ready === 1
                      ? '1 parcel is ready.'
                      : `${ready} parcels are ready. You see what they cost together.`}
                  </p>
                </div>
              ) : null}
            </div>
          );
        }}
      </PagedList>
    </Section>
  );
};
