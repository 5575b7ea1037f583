import { useWatch } from 'react-hook-form';
import type { Testimonials } from '#domain/settings/marketing.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';

const { Text, LongText, Choice, Check } = fieldsOf<Testimonials>();

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: `${count} of 5`,
}));

const fresh = () => ({ name: '', location: '', rating: 5, text: '', shipmentType: '', sample: true });

/** Who agreed to be quoted, for a testimonial that is shown as real. */
const Consent = ({ index }: { readonly index: number }) => {
  const sample = useWatch<Testimonials>({ name: `items.${index}.sample` });
  if (sample === true) return null;
  return (
    <Side>
      <Text
        name={`items.${index}.agreedBy`}
        label="Customer who agreed"
        hint="Full name. The site does not show it."
        optional
      />
      <Text
        name={`items.${index}.agreedOn`}
        label="Agreed on"
        hint="The day on which they agreed to be quoted."
        type="date"
        optional
      />
    </Side>
  );
};

const TestimonialFields = ({ index }: { readonly index: number }) => (
  <div className="grid gap-4">
    <Side>
      <Text name={`items.${index}.name`} label="Name" />
      <Text name={`items.${index}.location`} label="Where they live" />
      <Text name={`items.${index}.shipmentType`} label="What they sent" />
      <Choice name={`items.${index}.rating`} label="Rating" options={stars} numbers />
    </Side>
    <LongText name={`items.${index}.text`} label="What they say" />
    <Check
      name={`items.${index}.sample`}
      label="A sample: this person is invented, or has not agreed yet"
      hint="Your real site never shows samples. Uncheck this only when the customer has agreed to be quoted."
    />
    <Consent index={index} />
  </div>
);

/** What customers say, in the order in which it is shown. */
export const TestimonialsFields = () => (
  <FieldGroup
    title="Testimonials"
    hint="What real customers say, with their permission. The home page shows the first three."
  >
    <Rows
      name="items"
      noun="testimonial"
      empty="No testimonials: the home page leaves the block out."
      most={12}
      ordered
      fresh={fresh}
    >
      {(index) => <TestimonialFields index={index} />}
    </Rows>
  </FieldGroup>
);
