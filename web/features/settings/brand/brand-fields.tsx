import type { Brand } from '#domain/settings/brand.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';

const { Text, Numeric, Check } = fieldsOf<Brand>();

const Name = () => (
  <FieldGroup title="Name" hint="What the house is called, and the two lines that go with it.">
    <Text name="name" label="Name" />
    <Side>
      <Text name="tagline" label="First line" />
      <Text name="subline" label="Second line" />
    </Side>
  </FieldGroup>
);

const Contact = () => (
  <FieldGroup
    title="Contact"
    hint="Header, footer, every letter and the contact page show these. Numbers to dial begin with + and the country."
  >
    <Side>
      <Text name="phone.display" label="Phone, as people read it" type="tel" />
      <Text name="phone.e164" label="Phone, to dial" type="tel" placeholder="+12015550142" />
      <Text name="whatsapp.e164" label="WhatsApp, to dial" type="tel" placeholder="+12015550142" />
      <Text name="email" label="E-mail for customers" type="email" />
      <Text
        name="staffEmail"
        label="E-mail of the desk"
        type="email"
        hint="Notices to staff go there. The site never shows it."
      />
    </Side>
  </FieldGroup>
);

const Facility = () => (
  <FieldGroup
    title="Facility"
    hint="Every customer's U.S. address is this one with their mailbox line, and pickup distances are measured from here. A change shows on all addresses at once."
  >
    <Text name="facility.line1" label="Street" />
    <Side>
      <Text name="facility.city" label="City" />
      <Text name="facility.state" label="State" hint="Two letters, such as NJ" />
      <Text name="facility.postalCode" label="ZIP code" />
      <Text name="facility.country" label="Country" />
      <Numeric name="facility.latitude" label="Latitude" hint="Degrees, such as 40.7684" />
      <Numeric name="facility.longitude" label="Longitude" hint="Degrees, west is negative: -74.1454" />
      <Text name="mailboxPrefix" label="Word before the mailbox number" hint="Mailbox, PMB or #" />
    </Side>
    <Check
      name="confirmed"
      label="Address and contact are real and confirmed"
      hint="Tick it once you have checked every line above. Until then the terms, the privacy policy and the page about us say that they are not confirmed."
    />
  </FieldGroup>
);

const Hours = () => (
  <FieldGroup title="Business hours" hint="One line each, as people read them in the footer.">
    <Rows
      name="hours"
      noun="line of hours"
      empty="No hours yet."
      most={7}
      ordered
      fresh={() => ({ days: '', hours: '' })}
    >
      {(index) => (
        <Side>
          <Text name={`hours.${index}.days`} label="Days" />
          <Text name={`hours.${index}.hours`} label="Hours" />
        </Side>
      )}
    </Rows>
  </FieldGroup>
);

const Profiles = () => (
  <FieldGroup
    title="Profiles elsewhere"
    hint="Whole addresses. One that is left empty is not shown. While all are empty, a site for demonstrations shows samples."
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
    <Hours />
    <Facility />
    <Profiles />
  </>
);
