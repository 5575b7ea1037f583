import type { HomeFlags } from '#domain/settings/marketing.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';

const { Check } = fieldsOf<HomeFlags>();

/** Parts of the home page that are switched on and off. */
export const HomeFields = () => (
  <FieldGroup title="Home page">
    <Check
      name="mailboxBlock"
      label="Show the U.S. mailbox block"
      hint="Offers the free U.S. address to visitors, with a link to create an account. Switch it on once you receive parcels."
    />
  </FieldGroup>
);
