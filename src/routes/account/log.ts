/** Writes the one line its submission leaves, without anything that was typed. */
export function logSubmission(form: 'sign-in' | 'sign-up' | 'forgot-password'): void {
  console.info(`${form}: submitted`);
}
