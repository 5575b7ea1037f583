import { allDestinations, type Destination } from '#domain/kernel/destinations.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';
import { CounterFields } from './counter-fields.tsx';

const { Text, Check } = fieldsOf<Capabilities>();

const Country = ({ of: to }: { readonly of: Destination }) => (
  <div className="grid gap-3 border-t border-rule pt-3 first:border-t-0 first:pt-0">
    <h3 className="text-lg">{to.country}</h3>
    <CounterFields of={to} />
    <Rows
      name={`destinations.${to.code}.deliveryTowns`}
      noun={`town in ${to.country}`}
      empty="No delivery to the door yet."
      most={40}
      fresh={() => ''}
    >
      {(index) => (
        <Text name={`destinations.${to.code}.deliveryTowns.${index}`} label={`Delivery town ${index + 1}`} />
      )}
    </Rows>
  </div>
);

/** What works today. The whole site, the app and the e-mails say no more than this. */
export const CapabilityFields = () => (
  <>
    <FieldGroup
      title="Status notices"
      hint="When a shipment is received, screened, has left, has landed and is ready. Turn a channel off while it does not work: WhatsApp without a number in this copy of the system, for one. While all are off, the pages say: call or WhatsApp us."
    >
      <Check name="notices.whatsapp" label="By WhatsApp" />
      <Check name="notices.email" label="By e-mail" />
      <Check name="notices.portal" label="In the customer’s account" />
    </FieldGroup>
    <FieldGroup title="On the website" hint="Turn these on once customers can really do it themselves.">
      <Check
        name="onlineTracking"
        label="Customers can track a shipment"
        hint="Off: the pages say to call or WhatsApp us with the number."
      />
    </FieldGroup>
    <FieldGroup
      title="U.S. Mail (USPS)"
      hint="USPS asks us to register as a mail receiving agency (Form 1583-A), and every addressee for a signed Form 1583."
    >
      <Check
        name="uspsMail"
        label="We take U.S. Mail for addressees with a signed Form 1583"
        hint="Off: dashboard, e-mails and pages say that we refuse it at our door."
      />
    </FieldGroup>
    <FieldGroup
      title="At the destination"
      hint="Where receivers collect, and the towns where we deliver to the door for the delivery price. Enter only what is confirmed. For other towns the pages say: ask us first."
    >
      {allDestinations.map((to) => (
        <Country key={to.code} of={to} />
      ))}
    </FieldGroup>
  </>
);
