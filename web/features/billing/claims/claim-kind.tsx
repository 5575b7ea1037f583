import type { Claim } from '#domain/billing/claims/claim.ts';
import { claimTitles } from '#domain/billing/claims/words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import { compactDateWords } from '#web/phrases/days.ts';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { ClaimBadge, DueAt } from './words.tsx';

/** What has to be done by when: that we say we have it, that we answer it, or what the customer does; or when it was closed. */
const When = ({
  claim: { state, acknowledgeBy, answerBy, offer, changedAt, closedAt },
}: {
  readonly claim: Claim;
}) => {
  if (closedAt !== undefined)
    return (
      <>
        Closed <Instant at={closedAt} />
      </>
    );
  if (state === 'OFFERED') return <>Customer, until {compactDateWords(offer?.until ?? answerBy)}</>;
  if (state === 'ACCEPTED')
    return (
      <>
        To pay since <Instant at={changedAt} />
      </>
    );
  return state === 'OPEN' ? (
    <DueAt what="Confirm by" at={acknowledgeBy} />
  ) : (
    <DueAt what="Answer by" at={answerBy} />
  );
};

/**
 * The list of claims.
 * @param nameOf the name of the customer of a user id.
 */
export const claimKind = (area: Area, nameOf: (userId: string) => string): ListKind<Claim> => ({
  name: 'claims',
  one: 'claim',
  many: 'claims',
  idOf: ({ reference }) => reference,
  versionOf: ({ version }) => version,
  pathOf: (reference) => pathTo(`${area}/claims/:reference`, { reference }),
  columns: [
    {
      key: 'reference',
      heading: 'Claim',
      width: 'w-36',
      code: true,
      cell: ({ reference }) => <RowLink id={reference}>{reference}</RowLink>,
    },
    { key: 'customer', heading: 'Customer', width: 'w-28', cell: ({ ownerId }) => nameOf(ownerId) },
    { key: 'when', heading: 'Next', cell: (claim) => <When claim={claim} /> },
    { key: 'kind', heading: 'Kind', width: 'w-20', cell: ({ kind }) => claimTitles[kind] },
    { key: 'worth', heading: 'Claimed', width: 'w-20', sum: true, cell: ({ worth }) => dollars(worth) },
    {
      key: 'offer',
      heading: 'Offered',
      width: 'w-20',
      sum: true,
      cell: ({ offer }) => (offer === undefined ? '–' : dollars(offer.sum)),
    },
    { key: 'state', heading: 'State', width: 'w-32', cell: ({ state }) => <ClaimBadge state={state} /> },
    {
      key: 'shipment',
      heading: 'Shipment',
      width: 'w-36',
      isExtra: true,
      code: true,
      cell: ({ shipment }) => shipment,
    },
  ],
  lines: (claim) => ({
    title: (
      <>
        {nameOf(claim.ownerId)} <span className="font-mono">{claim.reference}</span>
      </>
    ),
    aside: dollars(claim.worth),
    detail: (
      <>
        <When claim={claim} /> · {claimTitles[claim.kind]} ·{' '}
        <span className="font-mono">{claim.shipment}</span>
      </>
    ),
  }),
});
