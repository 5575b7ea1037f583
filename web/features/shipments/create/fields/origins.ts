/** Countries where goods that people send are often made, and those that we fly to, as ISO 3166 alpha-2. */
const codes =
  'US CA MX CN VN IN BD PK LK ID TH MY PH KH JP KR TW TR IT ES PT FR DE GB NL PL BR CO PE DO GT HN SV HT GY JM TT BB SR'.split(
    ' ',
  );

/** The countries by name, the United States first. `chosen` is offered, too. */
export const originOptions = (
  chosen: string,
): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const all = codes.includes(chosen) || !/^[A-Z]{2}$/.test(chosen) ? codes : [...codes, chosen];
  return all
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) =>
      one.value === 'US' ? -1 : other.value === 'US' ? 1 : one.label.localeCompare(other.label),
    );
};
