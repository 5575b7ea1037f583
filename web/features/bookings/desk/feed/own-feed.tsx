import { useState } from 'react';
import { bookingFeedEndpoints as endpoints } from '#domain/bookings/feed/feed-endpoints.ts';
import type { FeedShown } from '#domain/bookings/feed/feed-link.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { LinkButtons } from '#web/link-page/link-buttons.tsx';
import { MadeLink } from '#web/link-page/made-link.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const KEY = ['bookings-feed'] as const;

const timesWords = (uses: number): string => (uses === 1 ? 'once' : `${uses.toLocaleString('en-US')} times`);

const Used = ({ madeAt, uses, usedAt }: FeedShown) => (
  <p>
    You have a link since <Instant at={madeAt} />.{' '}
    {usedAt === undefined ? (
      'No calendar has read it yet.'
    ) : (
      <>
        It was read {timesWords(uses)}, last on <Instant at={usedAt} />.
      </>
    )}
  </p>
);

const Link = ({ feed }: { readonly feed: FeedShown | undefined }) => {
  const make = useChange(() => api(endpoints.makeFeed, {}), KEY);
  const end = useChange(() => api(endpoints.endFeed, {}), KEY);
  // Another window may have renewed it: the address of before is dead then.
  const [made, setMade] = useState<{ readonly address: string; readonly madeAt: string }>();
  return (
    <div className="grid justify-items-start gap-3">
      {feed === undefined ? null : <Used {...feed} />}
      {feed !== undefined && made?.madeAt === feed.madeAt ? (
        <MadeLink
          link={made.address}
          words="Add it in your calendar as a calendar from the web. You see this address only now."
        />
      ) : null}
      <LinkButtons
        make={{
          ...make,
          words: feed === undefined ? 'Make a link' : 'Renew the link',
          press: () =>
            make.mutate(undefined, {
              onSuccess: ({ address, feed: { madeAt } }) => setMade({ address, madeAt }),
            }),
        }}
        end={
          feed === undefined
            ? undefined
            : { ...end, words: 'End the link', press: () => end.mutate(undefined) }
        }
      />
    </div>
  );
};

const Opened = () => {
  const query = useReply(KEY, endpoints.ownFeed, {});
  return (
    <Loaded query={query} loading="Looking for your link…" lines={2}>
      {({ feed }) => <Link feed={feed} />}
    </Loaded>
  );
};

/** The bookings in the calendar of whoever is here. It is asked about only once somebody opens it. */
export const OwnFeed = () => {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-8" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2.5 font-semibold">Subscribe in your own calendar</summary>
      <div className="mt-2 grid max-w-prose justify-items-start gap-3">
        <p>
          Your phone or computer shows the bookings from two weeks ago to seven weeks ahead: way, town, goods
          and flight, but no name, no phone number and no street. Whoever has the address can read them, so it
          is for you alone. A renewed or ended link stops at once.
        </p>
        {open ? <Opened /> : null}
      </div>
    </details>
  );
};
