/** Logs a submission in one line, without any typed value. */
export function logSubmission(form: 'sign-in' | 'sign-up' | 'forgot-password'): void {
  console.info(`${form}: submitted`);
}
