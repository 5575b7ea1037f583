const LENGTH = 11;

/** The serial of an air waybill ends with its remainder by seven. The prefix is the airline's three digits or our letters. */
const isWaybill = (code: string): boolean => {
  const [, serial = '', check = ''] = /^(?:[A-Z]{2,4}|\d{3})(\d{7})(\d)$/.exec(code) ?? [];
  return serial !== '' && Number(serial) % 7 === Number(check);
};

/** Numbers of the carriers that bring parcels from stores, by their published shapes. */
const carriers: readonly { readonly name: string; readonly shape: RegExp }[] = [
  { name: 'UPS', shape: /^1Z[0-9A-Z]{16}$/ },
  { name: 'Amazon', shape: /^TBA\d{12}$/ },
  { name: 'USPS', shape: /^(9[1-5]\d{18,20}|[A-Z]{2}\d{9}US)$/ },
  { name: 'FedEx', shape: /^(\d{12}|\d{15})$/ },
];

/** What is wrong with a number that is no tracking number of ours, and what to do with it. */
export const otherNumberWords = (typed: string): string => {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (code.length === 0) return 'Type your tracking number.';
  if (isWaybill(code))
    return 'That is an air waybill number. Look for the tracking number on the same paper: it looks like 7K3M9-Q2X4T-C. You do not have it? Ask us.';
  const carrier = carriers.find(({ shape }) => shape.test(code));
  if (carrier)
    return `That looks like a ${carrier.name} number, from the store. Track it with ${carrier.name}, or ask us.`;
  return code.length === LENGTH
    ? 'One of the characters is wrong. Compare it with your number again.'
    : `A tracking number has ${LENGTH} letters and digits. This one has ${code.length}.`;
};
