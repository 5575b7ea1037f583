/**
 * Numbers that stores give to orders, which people paste where a tracking number is asked for. Read without regard to case. Only forms
 * that no tracking number has: eBay's twelve digits are one only with their dashes.
 */
const storeOrderNumbers: readonly { readonly store: string; readonly shape: RegExp }[] = [
  { store: 'Amazon', shape: /^\d{3}-\d{7}-\d{7}$/ },
  { store: 'Amazon', shape: /^D01-\d{7}-\d{7}$/i },
  { store: 'Walmart', shape: /^20\d{5}-\d{8}$/ },
  { store: 'eBay', shape: /^\d{2}-\d{5}-\d{5}$/ },
  { store: 'Best Buy', shape: /^BBY01-\d{12}$/i },
  { store: 'Temu', shape: /^PO-\d{3}-\d{10,20}$/i },
  { store: 'SHEIN', shape: /^GS[A-Z0-9]{3,6}\d[A-Z0-9]{6,10}$/i },
  { store: 'Home Depot', shape: /^W[A-Z]\d{8}$/i },
  { store: 'Apple', shape: /^W\d{9,10}$/i },
];

/** The store whose order number this is. */
export const storeOfOrderNumber = (text: string): string | undefined =>
  storeOrderNumbers.find(({ shape }) => shape.test(text.trim().replace(/^#/, '')))?.store;
