import type { TaxRates } from '#domain/billing/tax.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Numeric } = fieldsOf<TaxRates>();

/** The sales tax of New Jersey on what is charged here and does not leave the country as freight. */
export const TaxFields = () => (
  <FieldGroup
    title="Sales tax"
    hint="Percent that invoices add to these charges. 0 adds none, and the invoice says that none is set. Quotes show prices without it. Ask your accountant before you set a rate: the state wants a registration first. What was charged before keeps its tax."
  >
    <Side>
      <Numeric name="EMPTY_BARREL" label="Empty barrels (percent)" />
      <Numeric name="STORAGE_DOCK" label="Storage at our dock (percent)" />
    </Side>
  </FieldGroup>
);
