/** A number that is stored without spaces, as people read it over the phone. Others stay as they were typed. */
export const readAloud = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');
