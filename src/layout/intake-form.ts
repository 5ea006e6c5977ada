/** The target of every Get Started (docs/requirements.md#header). */
export const intakeFormId = 'quick-intake-form';
