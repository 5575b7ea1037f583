import { pathTo } from '#domain/kernel/paths.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import type { OtherNumber } from '#domain/shipments/tracking/other-numbers.ts';
import { ask } from '#web/api/ask.ts';
import { signedInUser } from '#web/telemetry/signed-in.ts';

/** What somebody has under a number that is no tracking number of ours. */
export type Own =
  /** The tracking number of their shipment with this waybill. */
  | { readonly kind: 'shipment'; readonly number: string }
  /** Their parcel, or what they announced of it. */
  | { readonly kind: 'parcel' | 'announced'; readonly to: string }
  /** The page of a number that is on no tracking page. It says whether there is such a thing of theirs. */
  | { readonly kind: 'page'; readonly what: string; readonly to: string }
  /** They have nothing with it, or we cannot know: `isKnown` says that we looked. */
  | { readonly kind: 'nothing'; readonly isKnown: boolean };

/** Their newest ones. Who has more finds the others in the lists. */
const NEWEST = 50;
const noWords = { failed: '', away: '' };

/** The newest of somebody's things; undefined when the server did not say, as for a session that has ended. */
const newest = async <One>(path: string, token: string): Promise<readonly One[] | undefined> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await ask<{ readonly items: readonly One[] }>(`${path}limit=${NEWEST}`, noWords, {
    headers,
  });
  return answer.kind === 'ok' ? answer.reply.items : undefined;
};

const byWaybill = async (waybill: string, token: string): Promise<Own> => {
  const mine = await newest<ShipmentSummary>('/api/shipments?', token);
  const number = mine?.find(({ hawb }) => hawb === waybill)?.number;
  return number === undefined
    ? { kind: 'nothing', isKnown: mine !== undefined }
    : { kind: 'shipment', number };
};

const byCarrier = async (tracking: string, token: string): Promise<Own> => {
  const [parcels, announced] = await Promise.all([
    newest<OwnParcel>('/api/parcels?which=all&', token),
    newest<PreAlert>('/api/pre-alerts?which=open&', token),
  ]);
  const code = parcels?.find((one) => one.tracking === tracking)?.code;
  if (code !== undefined) return { kind: 'parcel', to: pathTo('/dashboard/mailbox/:code', { code }) };
  return announced?.some((one) => one.tracking === tracking)
    ? { kind: 'announced', to: '/dashboard/mailbox' }
    : { kind: 'nothing', isKnown: parcels !== undefined && announced !== undefined };
};

/** Looks for a number among what somebody has who is signed in here. Strangers get no answer, for waybill numbers can be guessed. */
export const ownByNumber = async ({ waybill, parcel, ours }: OtherNumber): Promise<Own> => {
  const { token } = signedInUser();
  if (token === undefined) return { kind: 'nothing', isKnown: false };
  if (ours !== undefined) return { kind: 'page', what: ours.what, to: ours.path };
  if (waybill !== undefined) return byWaybill(waybill, token);
  return parcel === undefined ? { kind: 'nothing', isKnown: false } : byCarrier(parcel, token);
};
