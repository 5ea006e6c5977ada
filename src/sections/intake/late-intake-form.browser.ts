import { lazy } from 'react';
import { intakeFormId } from '../../layout/intake-form';
import { persist, whenNear } from '../../lib/when-needed';

/** The form, whose code comes when the visitor comes near; what the server rendered stands there until then. */
export const LateIntakeForm = lazy(async () => {
  await whenNear(intakeFormId);
  const { IntakeForm } = await persist(() => import('./IntakeForm'));
  return { default: IntakeForm };
});
