import type { Claims } from '#domain/settings/marketing.ts';
import { FieldGroup, Side } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { Rows } from '../fields/rows.tsx';

const { Text } = fieldsOf<Claims>();

/** What the home page says of the house. */
export const ClaimsFields = () => (
  <>
    <FieldGroup
      title="Badges"
      hint="Short claims under the headline. Keep only what you can prove, above all a TSA status."
    >
      <Rows name="badges" noun="badge" empty="No badges are shown." most={6} ordered fresh={() => ''}>
        {(index) => <Text name={`badges.${index}`} label={`Badge ${index + 1}`} />}
      </Rows>
    </FieldGroup>
    <FieldGroup title="Figures" hint="Large figures with a few words, such as 5,000+ and shipments.">
      <Rows
        name="stats"
        noun="figure"
        empty="No figures are shown."
        most={6}
        ordered
        fresh={() => ({ figure: '', words: '' })}
      >
        {(index) => (
          <Side>
            <Text name={`stats.${index}.figure`} label="Figure" />
            <Text name={`stats.${index}.words`} label="What it counts" />
          </Side>
        )}
      </Rows>
    </FieldGroup>
  </>
);
