import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FeedShown, MadeFeed, OwnFeed as Own } from '#domain/kernel/feed/feed-link.ts';
import { useChange } from '#web/api/use-reply.ts';
import { LinkButtons } from '#web/link-page/link-buttons.tsx';
import { MadeLink } from '#web/link-page/made-link.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

/** The calls of one kind of calendar, and the key under which its link is kept. */
interface FeedCalls {
  readonly queryKey: readonly string[];
  readonly show: () => Promise<Own>;
  readonly make: () => Promise<MadeFeed>;
  readonly end: () => Promise<Own>;
}

const timesWords = (uses: number): string => (uses === 1 ? 'once' : `${uses.toLocaleString('en-US')} times`);

const Used = ({ madeAt, uses, usedAt }: FeedShown) => (
  <p>
    Your link is from <Instant at={madeAt} />.{' '}
    {usedAt === undefined ? (
      'No calendar has read it yet.'
    ) : (
      <>
        It was read {timesWords(uses)}, last on <Instant at={usedAt} />.
      </>
    )}
  </p>
);

const Link = ({ feed, calls }: { readonly feed: FeedShown | undefined; readonly calls: FeedCalls }) => {
  const make = useChange(calls.make, calls.queryKey);
  const end = useChange(calls.end, calls.queryKey);
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

const Opened = ({ calls }: { readonly calls: FeedCalls }) => {
  const query = useQuery({ queryKey: calls.queryKey, queryFn: calls.show });
  return (
    <Loaded query={query} loading="Looking for your link…" lines={2}>
      {({ feed }) => <Link feed={feed} calls={calls} />}
    </Loaded>
  );
};

/** The link by which the own calendar of whoever is here reads what is planned. It is asked about only once somebody opens it. */
export const OwnFeed = ({
  calls,
  children,
}: {
  readonly calls: FeedCalls;
  /** What the calendar shows then, and what it does not. */
  readonly children: ReactNode;
}) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-8" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2.5 font-semibold">Subscribe in your own calendar</summary>
      <div className="mt-2 grid max-w-prose justify-items-start gap-3">
        <p>
          {children} Whoever has the address can read them, so it is for you alone. A renewed or ended link
          stops at once.
        </p>
        {open ? <Opened calls={calls} /> : null}
      </div>
    </details>
  );
};
