import type { Testimonials } from '#domain/settings/marketing.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';

const { Text, LongText, Choice, Check } = fieldsOf<Testimonials>();

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: `${count} of 5`,
}));

const fresh = () => ({ name: '', location: '', rating: 5, text: '', shipmentType: '', sample: false });

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
      label="A sample, by an invented person"
      hint="Samples are shown on demonstration stages only, never on your real site."
    />
  </div>
);

/** What customers say, in the order in which it is shown. */
export const TestimonialsFields = () => (
  <FieldGroup
    title="Testimonials"
    hint="Words of real customers, with their leave. The first three stand on the home page."
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
