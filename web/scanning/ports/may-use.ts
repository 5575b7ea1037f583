/** What Chromium says of the permissions policy of a document. Other browsers have no ports, and nothing to say. */
interface Policy {
  allowsFeature(feature: string): boolean;
}

/** Whether this document may use a kind of port. Asking for one that it may not use is an error on the console. */
export const mayUse = (feature: 'serial' | 'usb'): boolean =>
  (document as { readonly featurePolicy?: Policy }).featurePolicy?.allowsFeature(feature) ?? true;
