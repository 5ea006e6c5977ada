/** Where every Get Started leads (docs/requirements.md#header). */
export const intakeFormId = 'quick-intake-form';
