import { useFormContext } from 'react-hook-form';
import type { RegistrationForm } from '#domain/identity/registration.ts';
import type { SitePath } from '#domain/kernel/paths.ts';
import { needsLatin } from '#domain/kernel/person/latin-name.ts';
import { oneLine } from '#domain/kernel/person/one-line.ts';
import { textLink } from '#web/ui/text/text-link.ts';

const joined = (separator: string, ...parts: readonly string[]) =>
  parts.map(oneLine).filter(Boolean).join(separator);

const Summary = ({
  title,
  lines,
  onEdit,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly onEdit: () => void;
}) => (
  <section className="grid gap-1 border-t border-rule pt-1">
    <div className="flex items-center justify-between gap-3">
      <h3 className="label-caption">{title}</h3>
      <button type="button" className={`${textLink} cursor-pointer px-2`} onClick={onEdit}>
        Edit<span className="sr-only"> {title}</span>
      </button>
    </div>
    <p className="whitespace-pre-line wrap-anywhere">{lines.filter(Boolean).join('\n')}</p>
  </section>
);

/** A link that opens in another tab so that the form stays. */
const Legal = ({ to, children }: { readonly to: SitePath; readonly children: string }) => (
  <a className={textLink} href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** Step 3: the data that will be sent, each part with a way back to its step, and the agreements. */
export const ReviewStep = ({ edit }: { readonly edit: (step: number) => void }) => {
  const form = useFormContext<RegistrationForm>().getValues();
  return (
    <div className="grid gap-4">
      <Summary title="Account" lines={[oneLine(form.email)]} onEdit={() => edit(0)} />
      <Summary
        title="Personal"
        onEdit={() => edit(1)}
        lines={[
          joined(' ', form.firstName, form.lastName),
          needsLatin(joined(' ', form.firstName, form.lastName)) ? oneLine(form.latinName) : '',
          form.phone && joined(' ', form.phoneCountryCode, form.phone),
          oneLine(form.companyName),
        ]}
      />
      <Summary
        title="Address"
        onEdit={() => edit(2)}
        lines={[
          joined(', ', form.address_line1, form.address_line2),
          // Georgetown is both district and town, and is shown once.
          joined(', ', ...new Set([form.district, form.city, form.region, form.state].map(oneLine))),
          joined(' ', form.zip_code, form.postal_code),
          form.country,
        ]}
      />
      <p className="text-sm text-ink-soft">
        By creating an account, you agree to our <Legal to="/terms">Terms of Service</Legal> and{' '}
        <Legal to="/privacy-policy">Privacy Policy</Legal>.
      </p>
    </div>
  );
};
