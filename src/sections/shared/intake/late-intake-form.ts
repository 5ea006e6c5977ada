import { lateForm } from '../../../forms/late-form';
import { intakeFormId } from '../../../layout/intake-form';

/** The form, whose code comes when the visitor comes near; what the server rendered stands there until then. */
export const intakeForm = lateForm(
  async () => (await import('./IntakeForm')).IntakeForm,
  intakeFormId,
);
