/** An E.164 number of the North American plan as people read it, `+1 201-555-0142`; another one as it is. */
export const readableE164 = (e164: string): string =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3');
