import { placeLine } from '#domain/bookings/place-words.ts';
import type { OwnStop } from '#domain/runs/driving/own-run.ts';

/** Opens the phone's own map with the way to an address: Apple's on its devices, on Android whichever its owner has chosen. */
export const addressLink = (line: string, userAgent = navigator.userAgent): string => {
  const address = encodeURIComponent(line);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${address}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${address}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${address}`;
};

/** The same for the place of a stop. */
export const mapLink = (place: OwnStop['place'], userAgent = navigator.userAgent): string =>
  addressLink(placeLine(place), userAgent);
