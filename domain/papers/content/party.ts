import { printedName } from '../../kernel/person/latin-name.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { readableE164 } from '../../kernel/person/readable-phone.ts';
import type { Brand } from '../../settings/brand.ts';
import { addressCountryOf, phoneShown } from '../../shipments/form/people.ts';
import type { Shipment } from '../../shipments/shipment.ts';

/** A person or company on a paper. */
export interface Party {
  readonly name: string;
  readonly company?: string | undefined;
  /** Lines of the address, the country last. */
  readonly address: readonly string[];
  readonly phone?: string | undefined;
}

const filled = (lines: readonly string[]): readonly string[] =>
  lines.map(oneLine).filter((line) => line !== '');

/** Who sends a shipment. */
export const shipperOf = ({ shipper }: Pick<Shipment, 'shipper'>): Party => ({
  name: shipper.name,
  company: shipper.company,
  address: filled([...shipper.address, shipper.country]),
  phone: shipper.phone && readableE164(shipper.phone),
});

/** Who receives it. */
export const consigneeOf = ({ consignee, to }: Pick<Shipment, 'consignee' | 'to'>): Party => {
  const { company, street, street2, city, region, postalCode } = consignee;
  return {
    name: printedName(consignee),
    company: company || undefined,
    address: filled([street, street2, `${city} ${postalCode}`, region, addressCountryOf(to)]),
    phone: phoneShown(consignee, to) || undefined,
  };
};

/** We, on our papers. */
export const houseOf = ({ name, facility, phone }: Pick<Brand, 'name' | 'facility' | 'phone'>): Party => ({
  name,
  address: [facility.line1, `${facility.city}, ${facility.state} ${facility.postalCode}`, facility.country],
  phone: phone.display,
});
