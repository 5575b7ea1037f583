import { fedex12Fits, gs1Fits, upsFits } from './check-digits.ts';
import { formOf } from './forms.ts';

/** Letters that are no part of a number when a label or a mail puts them before it. */
const WORDS_BEFORE = /^(?:UPS|USPS|FEDEX|DHL|AMAZON|ONTRAC|TRACKING)?(?:TRACKING)?(?:NUMBER|NO|ID)?/;

/** How a scanner announces which kind of code it has read (ISO 15424), before GS1-128 and the two-dimensional kinds. */
export const SYMBOLOGY = /^\](?:C1|e0|d2|Q3|L0|C0)/;

const bare = (text: string): string => text.replace(/[^0-9A-Z]/g, '');

/** The fields of a two-dimensional code, which control characters part (ANSI MH10.8.3). */
const FIELDS = /\p{Cc}/u;

/** In the MaxiCode of UPS the number is in three parts: its digits, the number of the shipper, and the kind of service. */
const upsFromMaxicode = (fields: readonly string[]): string | undefined => {
  const ups = fields.findIndex((field) => field.trim() === 'UPSN');
  const [, digits] = /^1Z(\d{8})$/.exec(fields[ups - 1] ?? '') ?? [];
  const shipper = fields[ups + 1]?.trim() ?? '';
  if (digits === undefined || !/^[0-9A-Z]{6}$/.test(shipper)) return undefined;
  const service = (fields[ups - 2] ?? '').slice(-2);
  const number = `1Z${shipper}${service}${digits}`;
  return /^1Z[0-9A-Z]{15}\d$/.test(number) && upsFits(number.slice(2)) ? number : undefined;
};

/** In the two-dimensional code of FedEx, the number stands before the four digits of its form. */
const fedexFromFields = (fields: readonly string[]): string | undefined => {
  const fedex = fields.findIndex((field) => /^FDE[A-Z]?$/.test(field.trim()));
  const number = (fields[fedex - 1] ?? '').trim().slice(0, 12);
  return /^\d{12}$/.test(number) && fedex12Fits(number) ? number : undefined;
};

const fromFields = (scanned: string): string | undefined => {
  if (!FIELDS.test(scanned)) return undefined;
  const fields = scanned.split(FIELDS);
  return (
    upsFromMaxicode(fields) ??
    fedexFromFields(fields) ??
    fields.map((field) => unwrapped(bare(field))).find((number) => formOf(number)?.alone === true)
  );
};

/** USPS puts 420 and the ZIP code of the address before the number, in the barcode only. */
const fromUspsRouting = (code: string): string | undefined =>
  [8, 12]
    .filter((length) => /^420\d+$/.test(code.slice(0, length)))
    .map((length) => code.slice(length))
    .find((rest) => /^9[1-5]\d{20,28}$/.test(rest) && gs1Fits(rest));

/** Twelve digits if two zeros fill the fourteen of the barcode. */
const fedexNumber = (fourteen: string): string => fourteen.replace(/^00/, '');

/** FedEx has the number inside longer barcodes: of 34 digits, of 32 (ASTRA) and of 22 that begin with 96. */
const fromFedex = (code: string): string | undefined => {
  if (!/^\d+$/.test(code)) return undefined;
  if (code.length === 34 && fedex12Fits(code.slice(-12))) return fedexNumber(code.slice(-14));
  if (code.length === 32 && code.startsWith('3') && fedex12Fits(code.slice(16, 28)))
    return code.slice(16, 28);
  if (code.length === 22 && code.startsWith('96') && gs1Fits(code.slice(-15))) return code.slice(-15);
  return undefined;
};

/**
 * Labels print twenty digits where the barcode has 22: the first two say what follows. Without them the check digit does not fit, and
 * it fits with at most one of them.
 */
const fromShortened = (code: string): string | undefined => {
  if (!/^\d{20}$/.test(code) || gs1Fits(code)) return undefined;
  if (gs1Fits(`91${code}`)) return `91${code}`;
  // The numbers of FedEx's economy service begin with 61.
  return code.startsWith('61') && gs1Fits(`92${code}`) ? `92${code}` : undefined;
};

/** A number with letters of its own, inside of more: Amazon and UPS add to it in their square codes. */
const fromInside = (code: string): string | undefined => {
  const [amazon] = /TB[ACM]\d{12}(?!\d)/.exec(code) ?? [];
  if (amazon !== undefined) return amazon;
  const ups = code.indexOf('1Z');
  const number = code.slice(ups, ups + 18);
  return ups > -1 && /^1Z[0-9A-Z]{15}\d$/.test(number) && upsFits(number.slice(2)) ? number : undefined;
};

const unwrapped = (code: string): string =>
  fromUspsRouting(code) ?? fromFedex(code) ?? fromShortened(code) ?? fromInside(code) ?? code;

/** Far more than any code on a label holds. */
const MOST_SIGNS = 500;

/**
 * The one form of a tracking number, whether somebody typed it, pasted it, or scanned it: upper case, nothing but letters and digits,
 * and without what only the barcode has (routing code and ZIP code of USPS, the long barcodes of FedEx, the fields of the square codes).
 * Two parcels have the same number exactly if this is the same. The number of a piece that DHL prints as a barcode (JJD…) is another
 * one than the waybill's ten digits, and nothing leads from one to the other.
 */
export const normalTracking = (text: string): string => {
  const scanned = text.slice(0, MOST_SIGNS).normalize('NFKC').replace(SYMBOLOGY, '').toUpperCase();
  const inFields = fromFields(scanned);
  if (inFields !== undefined) return inFields;
  const number = unwrapped(bare(scanned));
  if (formOf(number)?.alone) return number;
  const withoutWords = unwrapped(number.replace(WORDS_BEFORE, ''));
  return withoutWords !== number && formOf(withoutWords) ? withoutWords : number;
};

/** Whether two texts are the same tracking number. No text is the same as none. */
export const sameTracking = (one: string, other: string): boolean => {
  const normal = normalTracking(one);
  return normal !== '' && normal === normalTracking(other);
};
