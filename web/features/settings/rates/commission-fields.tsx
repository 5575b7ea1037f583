import type { Commissions } from '#domain/billing/abroad/commission.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Numeric } = fieldsOf<Commissions>();

/** What agents keep of what their counter takes. */
export const CommissionFields = () => (
  <FieldGroup
    title="Commission of agents"
    hint="What agents keep of what they take at their counter: a percent of it, a sum for each piece of a shipment of which they take something, or both. 0 is none. A settlement that is closed keeps what it was closed with."
  >
    {allDestinations.map(({ code, country }) => (
      <div key={code} className="grid gap-2 border-t border-rule pt-3 first:border-t-0 first:pt-0">
        <h3 className="text-lg">{country}</h3>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Numeric name={`${code}.percent`} label="Percent of what they take" />
          <Numeric name={`${code}.perPiece`} kind="dollars" label="U.S. dollars for each piece" />
        </div>
      </div>
    ))}
  </FieldGroup>
);
