/** The digits of a telephone number, as it is dialed after the plus sign. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
