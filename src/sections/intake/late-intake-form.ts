/** The form as the server renders it; browsers fetch its code when it is needed (late-intake-form.browser.ts). */
export { IntakeForm as LateIntakeForm } from './IntakeForm';
