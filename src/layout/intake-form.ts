/** The target of Get Started in the header and of packages (docs/requirements.md#header). */
export const intakeFormId = 'quick-intake-form';
