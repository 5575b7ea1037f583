import { useFormContext, useWatch } from 'react-hook-form';
import {
  type AddressFields,
  afterCountryChange,
  regionalFields,
} from '#domain/identity/validation/address.ts';
import { addressOf, addressShapeOf, countries } from '#domain/kernel/countries.ts';
import { guyanaDistricts, guyanaRegions } from '#domain/kernel/countries-guyana.ts';
import { usStates } from '#domain/kernel/countries-us.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useCodeOfCountry } from './use-calling-code.ts';

/** How an address of a country is written, for the box above the form; undefined until a country is chosen. */
const addressHint = (country: string): string | undefined => {
  const known = addressOf(country);
  return known && (known.hint ?? 'State and postal code are optional.');
};

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const countryOptions = named(countries.map((country) => country.name));
const stateOptions = usStates
  .map(([label, value]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label));
const regionOptions = named(Object.keys(guyanaRegions));

const useAddress = () => {
  const { control, setValue, clearErrors } = useFormContext<AddressFields>();
  const [country, region] = useWatch({ control, name: ['country', 'region'] });
  return { bind: useFields<AddressFields>(), setValue, clearErrors, country, region };
};

const UnitedStatesFields = () => {
  const { bind } = useAddress();
  return (
    <>
      <PlainInput label="City" autoComplete="address-level2" required {...bind('city')} />
      <PlainChoice
        label="State"
        options={stateOptions}
        placeholder="Choose a state"
        autoComplete="address-level1"
        required
        {...bind('state')}
      />
      <PlainInput label="ZIP Code" autoComplete="postal-code" required {...bind('zip_code')} />
    </>
  );
};

const GuyanaFields = () => {
  const { bind, setValue, clearErrors, region } = useAddress();
  const clearDistrict = () => {
    setValue('district', '', { shouldDirty: true });
    clearErrors('district');
  };
  return (
    <>
      <PlainChoice
        label="Region"
        options={regionOptions}
        placeholder="Choose a region"
        required
        {...bind('region', clearDistrict)}
      />
      <PlainChoice
        // Another region has another list, so the choice is cleared.
        key={region}
        label="District"
        options={named(guyanaDistricts(region))}
        placeholder={region ? 'Choose a district' : 'Choose a region first'}
        disabled={!region}
        {...bind('district')}
      />
      <PlainInput label="City/Town" autoComplete="address-level2" required {...bind('city')} />
      <PlainInput label="Postal Code" autoComplete="postal-code" {...bind('postal_code')} />
    </>
  );
};

const OtherFields = ({ cityLabel }: { readonly cityLabel: string }) => {
  const { bind, country } = useAddress();
  const required = country === 'Canada';
  return (
    <>
      <PlainInput label={cityLabel} autoComplete="address-level2" required {...bind('city')} />
      <PlainInput
        label="State/Province"
        autoComplete="address-level1"
        required={required}
        {...bind('state')}
      />
      <PlainInput
        label="Postal Code"
        autoComplete="postal-code"
        required={required}
        {...bind('postal_code')}
      />
    </>
  );
};

const RegionalFields = ({ country }: { readonly country: string }) => {
  const shape = addressShapeOf(country);
  if (shape === 'united-states') return <UnitedStatesFields />;
  if (shape === 'guyana') return <GuyanaFields />;
  return <OtherFields cityLabel={shape === 'caribbean' ? 'City/Parish' : 'City'} />;
};

/**
 * The address form. Fields and labels depend on the country. It needs a form whose values have the fields of a person.
 * Another country also changes the phone's calling code.
 */
export const AddressFieldSet = () => {
  const { bind, setValue, clearErrors, country } = useAddress();
  const onCallingCode = useCodeOfCountry();
  const hint = addressHint(country);
  const changeCountry = (chosen: string) => {
    const { address, callingCode } = afterCountryChange(chosen);
    for (const field of regionalFields) setValue(field, address[field], { shouldDirty: true });
    clearErrors([...regionalFields]);
    onCallingCode(callingCode);
  };
  return (
    <div className="grid gap-4">
      <PlainChoice
        label="Country"
        options={countryOptions}
        placeholder="Choose a country"
        autoComplete="country-name"
        required
        {...bind('country', (event) => changeCountry(event.target.value))}
      />
      {hint ? (
        <p className="border-s-4 border-rule px-3 py-1 text-sm text-ink-soft" data-testid="address-hint">
          {hint}
        </p>
      ) : null}
      <PlainInput label="Street Address" autoComplete="address-line1" required {...bind('address_line1')} />
      <PlainInput
        label="Apartment, suite, landmark"
        autoComplete="address-line2"
        {...bind('address_line2')}
      />
      <RegionalFields country={country} />
    </div>
  );
};
