import type { HomeFlags } from '#domain/settings/marketing.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { SectionEditor } from '../form/section-editor.tsx';
import type { Shown } from '../use-settings.ts';

const { Check } = fieldsOf<HomeFlags>();

/** Parts of the home page that are switched on and off. */
export const HomeForm = ({ shown }: { readonly shown: Shown<'home'> }) => (
  <SectionEditor section="home" shown={shown} seenOn={{ to: '/', words: 'Home' }}>
    <FieldGroup title="Blocks of the home page">
      <Check
        name="mailboxBlock"
        label="Show the U.S. mailbox block"
        hint="Explains the free address in New Jersey and leads to registration."
      />
    </FieldGroup>
  </SectionEditor>
);
