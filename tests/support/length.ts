/** What needs length runs short in `npm test` and whole in the soak, whose configuration sets this variable. */
export const atLength = <Value>(short: Value, whole: Value): Value =>
  process.env.SOAK === undefined ? short : whole;
