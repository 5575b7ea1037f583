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
      hint="Short claims under the headline. You answer for each: remove what you cannot prove, above all a TSA status you do not hold."
    >
      <Rows name="badges" noun="badge" empty="No badges are shown." most={6} ordered fresh={() => ''}>
        {(index) => <Text name={`badges.${index}`} label={`Badge ${index + 1}`} />}
      </Rows>
    </FieldGroup>
    <FieldGroup title="Figures" hint="Large figures with a few words: 5,000+ and shipments.">
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
            <Text name={`stats.${index}.words`} label="Words" />
          </Side>
        )}
      </Rows>
    </FieldGroup>
  </>
);
