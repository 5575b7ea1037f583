import { useState } from 'react';
import { paymentEndpoints } from '#domain/payments/endpoints.ts';
import type { PayLinkShown } from '#domain/payments/pay-link.ts';
import { cardWords } from '#domain/payments/pay-words.ts';
import { api } from '#web/api/client.ts';
import { useChange } from '#web/api/use-reply.ts';
import { LinkButtons } from '#web/link-page/link-buttons.tsx';
import { MadeLink } from '#web/link-page/made-link.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const ways = {
  mine: {
    title: cardWords.linkTitle,
    lead: cardWords.linkLead,
    make: paymentEndpoints.makePayLink,
    revoke: paymentEndpoints.revokePayLink,
  },
  desk: {
    title: cardWords.deskTitle,
    lead: cardWords.deskLead,
    make: paymentEndpoints.makePayLinkAtDesk,
    revoke: paymentEndpoints.revokePayLinkAtDesk,
  },
} as const;

interface Props {
  readonly number: string;
  readonly link: PayLinkShown;
  /** Who makes it. */
  readonly by?: keyof typeof ways;
}

/** The link by which somebody without an account pays an invoice: to make it, to see whether it was opened, and to take it back. */
export const PayLinkPart = ({ number, link, by = 'mine' }: Props) => {
  const way = ways[by];
  const [made, setMade] = useState<{ readonly token: string; readonly version: number }>();
  const { version, works, endsAt, opened } = link;
  const input = { params: { number }, body: { version } };
  const make = useChange(async () => api(way.make, input), ['card', number]);
  const revoke = useChange(async () => api(way.revoke, input), ['card', number]);
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lg font-semibold">{way.title}</h3>
      <p className="max-w-prose">{way.lead}</p>
      {works && endsAt !== undefined ? (
        <p>
          There is a link that works until <Instant at={endsAt} />.{' '}
          {opened === 0 ? 'Nobody has opened it yet.' : 'It was opened.'}
        </p>
      ) : null}
      {works && made?.version === version ? (
        <MadeLink link={`${location.origin}/pay#${made.token}`} words={cardWords.once} />
      ) : null}
      <LinkButtons
        make={{
          ...make,
          words: works ? cardWords.makeNew : cardWords.make,
          press: () =>
            make.mutate(undefined, {
              onSuccess: ({ token, shown }) => setMade({ token, version: shown.version }),
            }),
        }}
        end={
          works ? { ...revoke, words: cardWords.revoke, press: () => revoke.mutate(undefined) } : undefined
        }
      />
    </div>
  );
};
