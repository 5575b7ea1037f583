/** The states in the United States form: 50 states, Washington D.C. and five territories, by full name. */
export const usStates = [
  ['Alabama', 'AL'],
  ['Alaska', 'AK'],
  ['Arizona', 'AZ'],
  ['Arkansas', 'AR'],
  ['California', 'CA'],
  ['Colorado', 'CO'],
  ['Connecticut', 'CT'],
  ['Delaware', 'DE'],
  ['Florida', 'FL'],
  ['Georgia', 'GA'],
  ['Hawaii', 'HI'],
  ['Idaho', 'ID'],
  ['Illinois', 'IL'],
  ['Indiana', 'IN'],
  ['Iowa', 'IA'],
  ['Kansas', 'KS'],
  ['Kentucky', 'KY'],
  ['Louisiana', 'LA'],
  ['Maine', 'ME'],
  ['Maryland', 'MD'],
  ['Massachusetts', 'MA'],
  ['Michigan', 'MI'],
  ['Minnesota', 'MN'],
  ['Mississippi', 'MS'],
  ['Missouri', 'MO'],
  ['Montana', 'MT'],
  ['Nebraska', 'NE'],
  ['Nevada', 'NV'],
  ['New Hampshire', 'NH'],
  ['New Jersey', 'NJ'],
  ['New Mexico', 'NM'],
  ['New York', 'NY'],
  ['North Carolina', 'NC'],
  ['North Dakota', 'ND'],
  ['Ohio', 'OH'],
  ['Oklahoma', 'OK'],
  ['Oregon', 'OR'],
  ['Pennsylvania', 'PA'],
  ['Rhode Island', 'RI'],
  ['South Carolina', 'SC'],
  ['South Dakota', 'SD'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
  ['Utah', 'UT'],
  ['Vermont', 'VT'],
  ['Virginia', 'VA'],
  ['Washington', 'WA'],
  ['West Virginia', 'WV'],
  ['Wisconsin', 'WI'],
  ['Wyoming', 'WY'],
  ['Washington D.C.', 'DC'],
  ['Puerto Rico', 'PR'],
  ['U.S. Virgin Islands', 'VI'],
  ['Guam', 'GU'],
  ['American Samoa', 'AS'],
  ['Northern Mariana Islands', 'MP'],
] as const;

const codes: ReadonlySet<string> = new Set(usStates.map(([, code]) => code));
const codeByName: ReadonlyMap<string, string> = new Map(
  usStates.map(([name, code]) => [name.toLowerCase(), code]),
);

/** The full name of a state by its two-letter code, as people say it: `New Jersey`. A code that we do not know stays as it is. */
export const usStateName = (code: string): string =>
  usStates.find(([, known]) => known === code)?.[0] ?? code;

/** The two-letter code of a state, from its code or full name in any case; undefined when it is neither. */
export const usStateCode = (state: string): string | undefined => {
  const given = state.trim();
  const upper = given.toUpperCase();
  return codes.has(upper) ? upper : codeByName.get(given.toLowerCase());
};
