/** What express is and what it is not. The home page, the services and the calculator say the same. */
export const EXPRESS_WORDS =
  'Same flight, same cutoff. Express is loaded first, so it keeps its place when the flight is full.';
