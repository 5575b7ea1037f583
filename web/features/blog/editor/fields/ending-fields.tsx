import { ENDING_MAX, type Ending, LABEL_MAX, TITLE_MAX } from '#domain/blog/text/post-text.ts';
import { sitePaths } from '#domain/kernel/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const fresh: Ending = {
  title: '',
  text: '',
  action: { label: 'Calculate your price', to: '/shipping-calculator' },
  second: { label: 'Ask us', to: '/contact' },
};

const pages = sitePaths.map((path) => ({ value: path, label: path }));
const pagesWith = (to: string) =>
  pages.some(({ value }) => value === to) ? pages : [{ value: to, label: to }, ...pages];

const ActionFields = ({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: Ending['action'];
  readonly onChange: (value: Ending['action']) => void;
}) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label={`${name}: words`}
      value={value.label}
      maxLength={LABEL_MAX}
      onChange={(event) => onChange({ ...value, label: event.target.value })}
    />
    <SelectField
      label={`${name}: page`}
      options={pagesWith(value.to)}
      value={value.to}
      onChange={(event) => onChange({ ...value, to: event.target.value })}
    />
  </div>
);

/** What the post asks its readers to do, at its end. */
export const EndingFields = ({
  value,
  onChange,
}: {
  readonly value: Ending | undefined;
  readonly onChange: (value: Ending | undefined) => void;
}) => (
  <Section title="End of the post" className="grid gap-4 border-t border-rule pt-4">
    {value === undefined ? (
      <>
        <p className="text-ink-soft">The last lines say what to do next, with two buttons.</p>
        <Button look="plain" className="justify-self-start" onClick={() => onChange(fresh)}>
          Add an end
        </Button>
      </>
    ) : (
      <>
        <TextField
          label="Heading of the end"
          value={value.title}
          maxLength={TITLE_MAX}
          onChange={(event) => onChange({ ...value, title: event.target.value })}
        />
        <PlainTextArea
          label="Text of the end"
          rows={2}
          optional={false}
          value={value.text}
          maxLength={ENDING_MAX}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
        <ActionFields
          name="First button"
          value={value.action}
          onChange={(action) => onChange({ ...value, action })}
        />
        <ActionFields
          name="Second button"
          value={value.second}
          onChange={(second) => onChange({ ...value, second })}
        />
        <Button look="quiet" className="justify-self-start" onClick={() => onChange(undefined)}>
          Remove the end
        </Button>
      </>
    )}
  </Section>
);
