import type { PublishedRateCard } from '../rate-card.ts';
import type { CustomerGroup } from './customer-group.ts';

/** A rate card as it applies to one customer. Without a group it is the one of everybody. */
export interface CustomerCard extends PublishedRateCard {
  /** The code of the customer's group. A card that does not have it gives nothing off. */
  readonly priceGroup?: string | undefined;
}

/** The group by which a card prices for a customer. */
export const groupIn = ({ card, priceGroup }: CustomerCard): CustomerGroup | undefined =>
  priceGroup === undefined ? undefined : card.customerGroups?.find(({ code }) => code === priceGroup);

/** The card with the group of a customer, from a published one that everybody can read and so has no groups. */
export const withOwnGroup = (published: PublishedRateCard, group: CustomerGroup | undefined): CustomerCard =>
  group === undefined
    ? published
    : { ...published, card: { ...published.card, customerGroups: [group] }, priceGroup: group.code };

/** The card as everybody may read it: what customers of a group pay is between them and us. */
export const publicCard = ({ version, effectiveFrom, card }: PublishedRateCard): PublishedRateCard => ({
  version,
  effectiveFrom,
  card: { ...card, customerGroups: [] },
});
