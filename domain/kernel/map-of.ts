/** A link that opens a map of an address, with and without an app. */
export const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
