/** Prefix of the keys under which browsers keep unfinished shipments (trade.md, What the owner fixed); the draft's id follows. */
export const DRAFT_PREFIX = 'shipment_draft_';
/** The version of what is kept (trade.md, What the owner fixed). */
export const DRAFT_VERSION = 1;

/** An unfinished shipment: what was typed, and when it was last changed, in epoch milliseconds. */
export interface KeptDraft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly timestamp: number;
}

/** The draft as text for storage. It is in a file of its own, because public pages write drafts, too, and do without a parser. */
export const encodeDraft = ({ data, timestamp }: KeptDraft): string =>
  JSON.stringify({ data, timestamp, version: DRAFT_VERSION });

/** The number of the shipment that was made of a draft; undefined while there is none. */
export const madeOf = ({ data }: Pick<KeptDraft, 'data'>): string | undefined => {
  const { number } = Object(data.made) as { readonly number?: unknown };
  return typeof number === 'string' && number !== '' ? number : undefined;
};

/** Whether it was begun on the page that books pickups and drop-offs. */
const isOfBooking = ({ pickup }: KeptDraft['data']): boolean => typeof pickup === 'object' && pickup !== null;

/** The page that goes on with a draft: that one, or the wizard. */
export const draftPath = ({ id, data }: Pick<KeptDraft, 'data'> & { readonly id: string }): string => {
  const page = isOfBooking(data) ? '/booking' : '/dashboard/create-shipment';
  return `${page}?draft=${encodeURIComponent(id)}`;
};
