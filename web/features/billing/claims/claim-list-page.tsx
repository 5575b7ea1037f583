import { type ClaimList, claimLists } from '#domain/billing/claims/endpoints.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { claimKind } from './claim-kind.tsx';
import { ClaimView } from './claim-page.tsx';
import { useClaimList } from './use-claims.ts';

const names: Readonly<Record<ClaimList, string>> = {
  open: 'Open',
  settled: 'Paid',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
};

const Filter = ({ current }: { readonly current: ClaimList }) => (
  <ChoiceLinks
    label="State"
    choices={claimLists.map((list) => ({
      label: names[list],
      search: list === 'open' ? '?' : `?show=${list}`,
      current: list === current,
    }))}
  />
);

const Nothing = ({ show }: { readonly show: ClaimList }) =>
  show === 'open' ? (
    <EmptyState title="No claims here">
      Customers report damage, loss and delay on the page of their shipment. For a caller, the desk does that
      on its page. Claims appear here with the day that we promised.
    </EmptyState>
  ) : (
    <EmptyState title="None yet">Claims that ended this way are listed here.</EmptyState>
  );

/** `/admin/claims` and `/staff/claims`: the open ones by when something is due. The list is in the address. */
export const ClaimListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const asked = new URLSearchParams(place.query).get('show');
  const show = claimLists.find((one) => one === asked) ?? 'open';
  const query = useClaimList(show, place.cursor);
  const nameOf = useNames((query.data?.items ?? []).map(({ ownerId }) => ownerId));
  return (
    <DeskList
      kind={claimKind(area, nameOf)}
      title="Claims"
      place={place}
      query={query}
      filters={<Filter current={show} />}
      empty={<Nothing show={show} />}
      panel={(reference) => <ClaimView reference={reference} area={area} />}
    />
  );
};
