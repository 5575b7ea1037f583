import { listed } from '#domain/kernel/listed.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { NoticeKind } from '#domain/notifications/kinds.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { FlightNews } from '#domain/shipments/rolls/flight-words.ts';
import type { AnnouncedLetter, AnnouncedNews } from '../runtime/announcement.ts';

/** The page of one shipment, or the list for several. */
export const pageOf = (numbers: readonly string[]): string => {
  const [number] = numbers;
  return number !== undefined && numbers.length === 1
    ? pathTo('/dashboard/shipments/:number', { number })
    : pathTo('/dashboard/shipments', {});
};

/** Tells a sender what happened to the flight of their shipments. The address is that of their account. */
export const flightLetter = (
  ownerId: string,
  numbers: readonly string[],
  { title, sentences }: FlightNews,
  brand: Brand,
): AnnouncedLetter => ({
  recipient: 'customer',
  to: { userId: ownerId },
  subject: numbers.length === 1 ? `${title}: ${numbers[0]}` : title,
  heading: title,
  paragraphs: sentences,
  block: numbers,
  action: { label: numbers.length === 1 ? 'Open the shipment' : 'Open my shipments', path: pageOf(numbers) },
  replyTo: brand.email,
});

/** News of somebody's shipments on their phone. */
export const phoneNews = (
  ownerId: string,
  numbers: readonly string[],
  { title, detail }: { readonly title: string; readonly detail: string },
  kind: NoticeKind,
): AnnouncedNews => ({
  recipient: 'customer',
  to: { userId: ownerId },
  kind,
  fields: { number: listed(numbers), title, detail },
  path: pageOf(numbers),
});
