import { formAtHand } from '../../../forms/late-form';
import { IntakeForm } from './IntakeForm';

/** The form as the server renders it; browsers fetch its code when it is needed (late-intake-form.browser.ts). */
export const intakeForm = formAtHand(IntakeForm);
