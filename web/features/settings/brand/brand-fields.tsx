import type { Brand } from '#domain/settings/brand.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { HoursFields } from './hours-fields.tsx';

const { Text, Numeric, Check } = fieldsOf<Brand>();

const Name = () => (
  <FieldGroup title="Name" hint="Company name and taglines.">
    <Text name="name" label="Name" />
    <Side>
      <Text name="tagline" label="Tagline" />
      <Text name="subline" label="Second tagline" />
    </Side>
  </FieldGroup>
);

const Contact = () => (
  <FieldGroup
    title="Contact"
    hint="Shown in the header, the footer, every e-mail and on the contact page. A number to dial starts with + and the country code."
  >
    <Side>
      <Text name="phone.display" label="Phone, as shown" type="tel" />
      <Text name="phone.e164" label="Phone, as dialed" type="tel" placeholder="+12015550142" />
      <Text name="whatsapp.e164" label="WhatsApp, as dialed" type="tel" placeholder="+12015550142" />
      <Text name="email" label="E-mail for customers" type="email" />
      <Text
        name="staffEmail"
        label="E-mail for staff"
        type="email"
        hint="Notices to staff go here. The site never shows it."
      />
    </Side>
  </FieldGroup>
);

const Facility = () => (
  <FieldGroup
    title="Your dock"
    hint="Every customer's U.S. address is this address with their mailbox number. Pickup miles are measured from here. A change applies to all customers at once."
  >
    <Text name="facility.line1" label="Street" />
    <Side>
      <Text name="facility.city" label="City" />
      <Text name="facility.state" label="State" hint="Two letters, such as NY" />
      <Text name="facility.postalCode" label="ZIP code" />
      <Text name="facility.country" label="Country" />
      <Numeric name="facility.latitude" label="Latitude" hint="Degrees, such as 40.7684" />
      <Numeric
        name="facility.longitude"
        label="Longitude"
        hint="Degrees. West is negative, such as -74.1454"
      />
      <Text name="mailboxPrefix" label="Word before the mailbox number" hint="Mailbox, PMB or #" />
    </Side>
    <Check
      name="confirmed"
      label="Address and contact are real and confirmed"
      hint="Check this once you have checked every line above. Until then, the terms, the privacy policy and the About page say that they are not confirmed."
    />
  </FieldGroup>
);

const Profiles = () => (
  <FieldGroup
    title="Social media"
    hint="Full web addresses. An empty one is not shown. While all are empty, a demo site shows samples."
  >
    <Side>
      <Text name="social.facebook" label="Facebook" type="url" optional />
      <Text name="social.instagram" label="Instagram" type="url" optional />
      <Text name="social.tiktok" label="TikTok" type="url" optional />
      <Text name="social.youtube" label="YouTube" type="url" optional />
    </Side>
  </FieldGroup>
);

/** Everything that bears the house's name and says how to reach it. */
export const BrandFields = () => (
  <>
    <Name />
    <Contact />
    <HoursFields />
    <Facility />
    <Profiles />
  </>
);
