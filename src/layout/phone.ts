/** Returns a Bangladeshi mobile number as it is written there, any other as it is. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+880(\d{4})(\d{6})$/, '+880 $1-$2');
}
