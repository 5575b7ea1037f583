/**
 * A phone number as people read it, in one form however it was stored or typed: `+1 201-555-0142`, `+592 600-0142`. Ten digits without a
 * code are North American. Another number stays as it is.
 */
export const readableE164 = (phone: string): string => {
  const bare = phone.replace(/[\s().-]/g, '');
  const readable = bare
    .replace(/^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/, '+1 $1-$2-$3')
    .replace(/^\+592(\d{3})(\d{4})$/, '+592 $1-$2');
  return readable === bare ? phone : readable;
};
